import { partOf } from "../places/parts.ts";
import type { PlaceName } from "../places/registry.ts";

/** What a player has done in the story. What has value is not here: it is in the wallet. */
export interface Progress {
  /** Numbers by name; an absent one is 0. Those under `session.` belong to the visit below. */
  readonly facts: Readonly<Record<string, number>>;
  /** The story place that is visited, and since when its part is (epoch ms in season time); null elsewhere. */
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

/** Whether all that a change sets is so already. */
export const holds = ({ facts }: Progress, { set }: ProgressChange): boolean =>
  Object.entries(set).every(([name, value]) => facts[name] === value);

/** What a change leaves behind once the visit in which it happened is over. */
export const lasting = ({ set, add }: ProgressChange): ProgressChange => ({
  set: withoutVisit(set),
  add: withoutVisit(add),
});

/** Facts without those of a visit. */
const withoutVisit = (facts: Progress["facts"]): Record<string, number> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !name.startsWith(SESSION)));

/** Progress at the beginning of a new visit to a story place: what the last visit left unfinished is gone. */
export function begun(progress: Progress, place: PlaceName, attempt: string, now: number): Progress {
  return { facts: withoutVisit(progress.facts), session: { place, attempt, since: now } };
}

/** A way into a place; `from` is where the player is or was last, null where nobody knows. */
export interface Entering {
  readonly place: PlaceName;
  readonly from: PlaceName | null;
}

/**
 * Progress of a player who comes into a place from another one. A visit goes on from place to place of one part of the story; another
 * part begins a new one, named `attempt`, and what is no part of the story ends it (spec 2 §4). Entering again what was not
 * arrived in, as after a lost answer, changes nothing.
 */
export function entered(
  progress: Progress,
  { place, from }: Entering,
  attempt: string,
  now: number,
): Progress {
  const { session } = progress;
  const part = partOf(place);
  if (part === null) return session ? { facts: withoutVisit(progress.facts), session: null } : progress;
  // Whoever comes to the very place again, and not from beside it, has been elsewhere meanwhile.
  const isBeside = from !== null && partOf(from) === part;
  const goesOn = session && partOf(session.place) === part && (session.place !== place || isBeside);
  return goesOn ? { ...progress, session: { ...session, place } } : begun(progress, place, attempt, now);
}
