/** What a server has opened, each with its name. It is closed in reverse. */
export interface Opened {
  /** Has `close` called when all is closed, after what is opened later. */
  defer(name: string, close: () => unknown): void;
  /** Closes all. Where something can't be closed the rest is closed all the same; then it rejects with the error. */
  close(): Promise<void>;
  /** Name of what is being closed now, or null. */
  closing(): string | null;
}

/** Collects what is opened. */
export function createOpened(): Opened {
  const stack = new AsyncDisposableStack();
  let closing: string | null = null;
  return {
    defer(name, close) {
      stack.defer(async () => {
        closing = name;
        await close();
      });
    },
    closing: () => closing,
    async close() {
      await stack.disposeAsync();
      closing = null;
    },
  };
}
