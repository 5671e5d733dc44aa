import { Problem } from "../http/problem.ts";

/** The outcome of `work`. Throws `unavailable` where it takes longer than `patience` ms. */
export async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Problem("unavailable")), patience);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
