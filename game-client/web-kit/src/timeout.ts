/** The promise's outcome, or an Error that says `late` after `timeout` ms. */
export async function withTimeout<T>(
  timeout: number,
  promise: Promise<T>,
  late = `no answer in ${timeout} ms`,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), timeout);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
