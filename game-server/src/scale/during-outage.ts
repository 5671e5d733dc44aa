import { Problem } from "../http/problem.ts";

/** What Redis answers, or `instead` where it is away; without one, the problem `unavailable`. */
export async function duringOutage<T>(asked: Promise<T>, ...instead: [T] | []): Promise<T> {
  try {
    return await asked;
  } catch {
    if (instead.length === 1) return instead[0];
    throw new Problem("unavailable");
  }
}
