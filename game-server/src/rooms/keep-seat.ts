import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { Logger } from "pino";
import type { HeldSeat } from "./seat.ts";
import type { SeatLocks } from "./seat-locks.ts";

export interface SeatKeeping {
  locks: Pick<SeatLocks, "renew">;
  accounts: { byId(account: string): Promise<unknown> };
  deps: { log: Logger };
}

/**
 * Keeps the lock of a live seat alive. Answers the close code of a seat that is over: its lock was taken by another
 * while this process was stalled, or its account was erased beside the servers. Null where it stands.
 */
export async function keepSeat(
  { locks, accounts, deps }: SeatKeeping,
  account: string,
  held: HeldSeat,
): Promise<number | null> {
  try {
    if ((await accounts.byId(account)) === null) return CLOSE_CODES.signedOut;
    return (await locks.renew(account, held)) ? null : CLOSE_CODES.moved;
  } catch (error) {
    // It happens while Redis or the database is away, which is told elsewhere, once.
    deps.log.debug({ reason: (error as Error).message }, "a seat was not looked after");
    return null;
  }
}
