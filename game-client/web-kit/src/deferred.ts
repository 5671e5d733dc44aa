/** A promise that is settled from outside. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value | PromiseLike<Value>): void;
  reject(reason?: unknown): void;
}

/** A promise with what settles it. (`Promise.withResolvers` is missing in browsers of 2023, which do all else that is needed.) */
export function deferred<Value>(): Deferred<Value> {
  let settle!: Omit<Deferred<Value>, "promise">;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
