import { koreanWeekday, WEEKDAYS } from "../clock.ts";
import { eggsFound, eggsOpen } from "../eggs/eggs.ts";
import { partOf } from "../places/parts.ts";
import type { SeasonView } from "../season/season.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES, type Category, type WalletView } from "../wallet/wallet.ts";
import { drawnOrder } from "./draws.ts";
import { gemsFound, missingGems } from "./gems.ts";
import { GOLEM_FACTS, GOLEM_LOST, golemFacts } from "./golem.ts";
import { LETTER_FACTS, letterFacts } from "./letters.ts";
import { type Membership, membershipFacts } from "./membership.ts";
import { currentStep, elapsedIn, PARTS, type Part, stepBegun, waitedIn } from "./parts.ts";
import { changed, type Progress } from "./progress.ts";
import type { Facts } from "./requirement.ts";

/** All that an interaction may depend on. */
export interface Situation {
  progress: Progress;
  wallet: WalletView;
  season: Pick<SeasonView, "week" | "phase" | "closed">;
  /** Items of one colour that the player's deliveries take. */
  quantity: number;
  membership: Membership;
}

/** The facts that come from elsewhere than the progress, beside those of the membership; `ready.` and the like are followed by a category. */
export const DERIVED_FACTS = [
  "level",
  "week",
  "elapsed",
  "waited",
  "all-gems",
  "eggs-open",
  "eggs",
  "team",
  "ready",
  "delivered",
  "carried",
  "done-today",
  ...GOLEM_FACTS,
  ...LETTER_FACTS,
  ...WEEKDAYS.map((day) => `weekday.${day}` as const),
] as const;

/** Raised by each flight through the Deep in which the player fell. */
export const DEEP_LOST = "deep.lost";

/** The facts of the progress that a game's room sets, and no reaction. */
export const ROOM_FACTS = [GOLEM_LOST, DEEP_LOST] as const;

/** How many deliveries of a category can be made now: colours of which there are enough, up to today's limit. */
export function deliveriesReady({ wallet, quantity }: Situation, category: Category): number {
  const { used, limit } = wallet.deliveries[category];
  const { stock } = wallet.bag[category];
  const full = COLOURS.reduce((sum, colour) => sum + Math.floor(stock[colour] / quantity), 0);
  return Math.min(full, Math.max(0, limit - used));
}

function derived(situation: Situation, now: number): Record<string, number> {
  const { progress, wallet, season } = situation;
  const facts: Record<string, number> = {
    ...membershipFacts(situation.membership),
    ...golemFacts(situation),
    ...letterFacts(progress),
    level: wallet.level,
    week: season.week,
    /** The day of the week in Korea. */
    [`weekday.${WEEKDAYS[koreanWeekday(now)]}`]: 1,
    /** Seconds since the visit to a story place began. */
    elapsed: elapsedIn(progress, now),
    ...gemFacts(progress),
    "eggs-open": Number(eggsOpen((name) => progress.facts[name] ?? 0)),
    eggs: eggsFound(progress).length,
    team: Number(wallet.team.name !== null),
    ...drawnFacts(progress),
  };
  for (const category of CATEGORIES) {
    const { used, limit } = wallet.deliveries[category];
    facts[`ready.${category}`] = deliveriesReady(situation, category);
    facts[`delivered.${category}`] = used;
    facts[`carried.${category}`] = wallet.bag[category].used;
    facts[`done-today.${category}`] = used >= limit ? 1 : 0;
  }
  return facts;
}

/** The part of the story that the player is in, or null. */
function partIn({ session }: Progress): Part | null {
  return (session && PARTS.get(partOf(session.place) ?? "")) ?? null;
}

/** `gems.<part>`: how many of a part's diamonds were picked up; `all-gems` once that is all of every act. */
function gemFacts(progress: Progress): Record<string, number> {
  const found = [...PARTS.keys()].map((part) => [`gems.${part}`, gemsFound(progress, part)] as const);
  return { ...Object.fromEntries(found), "all-gems": Number(missingGems(progress, PARTS).length === 0) };
}

/** `drawn.<name>.<k>.<token>` for each token at its place k, from 1 on, in the orders that this visit has drawn. */
function drawnFacts(progress: Progress): Record<string, number> {
  const { session } = progress;
  if (!session) return {};
  const drawn = Object.entries(partIn(progress)?.draws ?? {}).flatMap(([name, tokens]) =>
    drawnOrder(session.attempt, name, tokens).map(
      (token, at) => [`drawn.${name}.${at + 1}.${token}`, 1] as const,
    ),
  );
  return Object.fromEntries(drawn);
}

/** `step.<id>` of the step that the player is at, and how many seconds it has taken so far (`waited`). */
function stepFacts({ progress }: Situation, facts: Facts, now: number): Record<string, number> {
  const part = partIn(progress);
  const step = part ? currentStep(part, facts) : null;
  return step ? { [`step.${step.id}`]: 1, waited: waitedIn(progress, step, now) } : {};
}

/** `items.badge`: how many of an item that stays the player has. */
const ITEM = "items.";

/** The facts of a situation at `now` (epoch ms in season time). */
export function factsOf(situation: Situation, now: number): Facts {
  const known = derived(situation, now);
  const { facts } = situation.progress;
  const before: Facts = (name) => {
    if (name.startsWith(ITEM)) return situation.wallet.items[name.slice(ITEM.length)] ?? 0;
    if (Object.hasOwn(known, name)) return known[name] ?? 0;
    return Object.hasOwn(facts, name) ? (facts[name] ?? 0) : 0;
  };
  const steps = stepFacts(situation, before, now);
  return (name) => (Object.hasOwn(steps, name) ? (steps[name] ?? 0) : before(name));
}

/**
 * A player's progress after a situation, with the note of when its present step became the current one: hints count from
 * there. The step that a visit begins with needs none.
 */
export function stepNoted(before: Situation, progress: Progress, now: number): Progress {
  const part = partIn(progress);
  if (!part) return progress;
  const step = currentStep(part, factsOf({ ...before, progress }, now));
  if (step?.id === currentStep(part, factsOf(before, now))?.id) return progress;
  const note = stepBegun(progress, step, now);
  return note ? changed(progress, note) : progress;
}
