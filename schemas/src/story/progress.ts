import type { PlaceName } from "../places/registry.ts";

/** What a player has done in the story. What has value is not here: it is in the wallet. */
export interface Progress {
  /** Numbers by name; an absent one is 0. Those under `session.` belong to the visit below. */
  readonly facts: Readonly<Record<string, number>>;
  /** The story place that is visited, since when (epoch ms in season time); null before the first. */
  readonly session: { readonly place: PlaceName; readonly attempt: string; readonly since: number } | null;
}

/** The progress of a player who has done nothing. */
export const NO_PROGRESS: Progress = { facts: {}, session: null };

/** Facts that end with the visit begin so (spec 2 §4: leaving early loses the session's progress). */
const SESSION = "session.";

/** What an interaction changes of the progress. */
export interface ProgressChange {
  readonly set: Readonly<Record<string, number>>;
  readonly add: Readonly<Record<string, number>>;
}

/** Progress after a change; the same object where nothing changes. */
export function changed(progress: Progress, { set, add }: ProgressChange): Progress {
  const facts: Record<string, number> = { ...progress.facts, ...set };
  for (const [name, by] of Object.entries(add)) facts[name] = (facts[name] ?? 0) + by;
  const isSame = Object.entries(facts).every(([name, value]) => progress.facts[name] === value);
  return isSame ? progress : { ...progress, facts };
}

/** Progress at the beginning of a new visit to a story place: what the last visit left unfinished is gone. */
export function begun(progress: Progress, place: PlaceName, attempt: string, now: number): Progress {
  const kept = Object.entries(progress.facts).filter(([name]) => !name.startsWith(SESSION));
  return { facts: Object.fromEntries(kept), session: { place, attempt, since: now } };
}
