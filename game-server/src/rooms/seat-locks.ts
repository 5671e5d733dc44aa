import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import { Problem } from "../http/problem.ts";
import { type AccountLocks, locksOf } from "./account-lock.ts";
import type { HeldSeat } from "./seat.ts";
import { withTimeout } from "./timeout.ts";

/** A lock that its room does not renew is gone after this time, ms: the room's process was killed. */
const LOCK_TIME = 45_000;
/** How often a room renews the locks of its seats, ms. */
export const RENEWAL = 10_000;
/** A seat change that does not end, because its process was killed or waits for Redis, is over after this time, ms. */
const CHANGE_TIMEOUT = 10_000;
/** How long, and how often, others wait for it, ms. */
const WAIT_TIMEOUT = 6_000;
const POLL_INTERVAL = 25;

/** Which one seat each account holds, kept where all processes see it: in Redis where there is one. */
export interface SeatLocks {
  read(account: string): Promise<HeldSeat | null>;
  write(account: string, seat: HeldSeat): Promise<void>;
  /** Writes the seat where `may` says so of the one that is held at this moment; answers whether it did. Throws what `may` throws. */
  replace(account: string, seat: HeldSeat, may: (held: HeldSeat | null) => boolean): Promise<boolean>;
  /** Keeps the lock alive, and takes it again where it got lost. Answers false when another seat has it. */
  renew(account: string, seat: HeldSeat): Promise<boolean>;
  /** Changes when all locks may have got lost, as what keeps them was away. */
  losses(): number;
  /** Lets go of the lock, unless another seat has it already. Never throws: a lock that stays is void without its seat. */
  release(account: string, seat: string): Promise<void>;
  /**
   * Does `work` while nobody else, in any process, takes a seat for this account. What it writes it writes only after `inTime`, which
   * throws `unavailable` once the work has taken too long: by then others may have a seat.
   * @throws Problem `too-many-requests` where others take too long, `unavailable` where the work does
   */
  exclusively<T>(account: string, work: (inTime: () => void) => Promise<T>): Promise<T>;
  /** Does `work` under the lock `key`, for at most `ms`, unless anybody in any process does so at this moment: then nothing is done. */
  alone<T>(key: string, ms: number, work: () => Promise<T>): Promise<T | undefined>;
}

const lockOf = (account: string) => `seat:${account}`;
const changeOf = (account: string) => `seat-change:${account}`;

/** The locks kept by the matchmaker's presence: in this process, or in Redis for several. */
export function createSeatLocks(): SeatLocks {
  // The presence is known once the matchmaker was set up.
  let known: AccountLocks | undefined;
  const locks = (): AccountLocks => {
    known ??= locksOf(matchMaker.presence);
    return known;
  };

  const seatIn = (stored: string | null): HeldSeat | null =>
    stored === null ? null : (JSON.parse(stored) as HeldSeat);

  async function replace(
    account: string,
    seat: HeldSeat,
    may: (held: HeldSeat | null) => boolean,
  ): Promise<boolean> {
    for (;;) {
      const stored = await locks().holder(lockOf(account));
      if (!may(seatIn(stored))) return false;
      // Where another was faster its seat is judged.
      if (await locks().pass(lockOf(account), stored, JSON.stringify(seat), LOCK_TIME)) return true;
    }
  }

  async function alone<T>(
    key: string,
    ms: number,
    work: (inTime: () => void) => Promise<T>,
  ): Promise<{ done: T } | undefined> {
    const token = randomUUID();
    const over = performance.now() + ms;
    const inTime = (): void => {
      if (performance.now() >= over) throw new Problem("unavailable");
    };
    if (!(await locks().acquire(key, token, ms))) return undefined;
    try {
      return { done: await withTimeout(ms, work(inTime)) };
    } finally {
      await locks().letGo(key, token);
    }
  }

  return {
    read: async (account) => seatIn(await locks().holder(lockOf(account))),
    async write(account, seat) {
      await replace(account, seat, () => true);
    },
    replace,
    alone: async (...way) => (await alone(...way))?.done,
    renew: (account, seat) => replace(account, seat, (held) => held === null || held.seat === seat.seat),
    losses: () => locks().losses,
    async release(account, seat) {
      const stored = await locks()
        .holder(lockOf(account))
        .catch(() => null);
      if (stored !== null && seatIn(stored)?.seat === seat) await locks().letGo(lockOf(account), stored);
    },
    async exclusively(account, work) {
      for (let waited = 0; waited < WAIT_TIMEOUT; waited += POLL_INTERVAL) {
        const turn = await alone(changeOf(account), CHANGE_TIMEOUT, work);
        if (turn) return turn.done;
        await sleep(POLL_INTERVAL);
      }
      throw new Problem("too-many-requests");
    },
  };
}
