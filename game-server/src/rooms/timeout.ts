import { Problem } from "../http/problem.ts";

/** The outcome of `work`. Throws `unavailable` where it takes longer than `ms`. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Problem("unavailable")), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
