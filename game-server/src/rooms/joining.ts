import { withTimeout } from "./timeout.ts";

/** The longest that anybody waits for a seat that is being joined, ms. */
const JOINS_MAX = 5_000;

interface Joined {
  readonly account: string;
  readonly seat: string;
}

/** The seats of a room that are being joined: a lock names them already, and nobody sits there yet. */
export interface Joining {
  /** Does what a join takes until the seat is found in the room. */
  during<T>(seat: Joined, join: () => Promise<T>): Promise<T>;
  /** Waits for the account's seats that are being joined, or for `seat` alone; undefined where there are none. Never rejects. */
  wait(account: string, seat?: string): Promise<unknown> | undefined;
}

export function createJoining(): Joining {
  const joins = new Map<Joined, Promise<unknown>>();
  return {
    async during(seat, join) {
      const joined = join();
      joins.set(seat, joined);
      try {
        return await joined;
      } finally {
        joins.delete(seat);
      }
    },
    wait(account, seat) {
      const waited = [...joins].filter(([each]) => each.account === account && (!seat || each.seat === seat));
      if (waited.length === 0) return undefined;
      const all = Promise.allSettled(waited.map(([, joined]) => joined));
      return withTimeout(JOINS_MAX, all).catch(() => undefined);
    },
  };
}
