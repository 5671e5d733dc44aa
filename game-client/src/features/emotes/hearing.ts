import type { Phrase } from "@diamond-valley/schemas/walking/phrases.ts";

/** As far as this, px, a phrase is heard. */
const NEAR = 520;
/** At most one phrase in this time is read aloud, ms: a crowd would never be quiet. */
const EVERY = 5_000;
/** The same of the same player is not read again within this time, ms. */
const SAME_AGAIN = 30_000;

/** What somebody said, and how far away, px. */
export interface SaidThing {
  readonly session: string;
  readonly phrase: Phrase;
  readonly away: number;
}

/** Which of what is said around a player is worth reading aloud. `now` is the time of any one clock, ms. */
export function createHearing(): (said: SaidThing, now: number) => boolean {
  const last = new Map<string, number>();
  let quietUntil = Number.NEGATIVE_INFINITY;
  return ({ session, phrase, away }, now) => {
    if (away > NEAR || now < quietUntil) return false;
    for (const [said, at] of last) if (now - at >= SAME_AGAIN) last.delete(said);
    const key = `${session} ${phrase}`;
    if (last.has(key)) return false;
    last.set(key, now);
    quietUntil = now + EVERY;
    return true;
  };
}
