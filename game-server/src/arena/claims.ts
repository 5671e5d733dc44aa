import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { Problem } from "../http/problem.ts";

/** What everybody sees of something that one player at a time can have. */
export interface Claimable {
  taken: boolean;
  /** Seconds for which nobody can have it, rounded up. */
  rest: number;
}

/** Things that the players of a room share, numbered from 1 on: one player each, and they rest once they were used up. */
export interface Claims {
  /** Gives a thing to a session. Refused where another session has it, where it rests, and with `not-now` where it is its own already. */
  take(number: number, session: string): void;
  release(number: number): void;
  /** The session gives back whatever it has. */
  releaseAll(session: string): void;
  /** The thing is used up: it is free, and rests. */
  rest(number: number): void;
  /** Lets a tick pass. */
  advance(): void;
}

export interface ClaimRules {
  /** Ticks of a rest. */
  readonly rest: number;
  /** With which codes a thing is refused that somebody else has, or that rests. */
  readonly taken: ErrorCode;
  readonly resting: ErrorCode;
}

/** Claims of the things that `shown` shows, all of them free. */
export function createClaims(
  shown: { readonly length: number; at(index: number): Claimable | undefined },
  { rest, taken, resting }: ClaimRules,
): Claims {
  const holders: (string | undefined)[] = Array.from({ length: shown.length });
  const ticks: number[] = Array.from({ length: shown.length }, () => 0);

  function hold(index: number, session: string | undefined): void {
    holders[index] = session;
    shown.at(index)!.taken = session !== undefined;
  }

  function countDown(index: number, left: number): void {
    ticks[index] = left;
    const seconds = Math.ceil(left / TICK_RATE);
    const state = shown.at(index)!;
    if (state.rest !== seconds) state.rest = seconds;
  }

  return {
    take(number, session) {
      const holder = holders[number - 1];
      if (holder === session) throw new Problem("not-now");
      if (holder !== undefined) throw new Problem(taken);
      if (ticks[number - 1]! > 0) throw new Problem(resting);
      hold(number - 1, session);
    },
    release: (number) => hold(number - 1, undefined),
    releaseAll(session) {
      for (const [index, holder] of holders.entries()) if (holder === session) hold(index, undefined);
    },
    rest(number) {
      hold(number - 1, undefined);
      countDown(number - 1, rest);
    },
    advance() {
      for (const [index, left] of ticks.entries()) if (left > 0) countDown(index, left - 1);
    },
  };
}
