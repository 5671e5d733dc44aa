import { FAVOURS_DAY } from "../favours/favours.ts";
import { partOf } from "../places/parts.ts";
import { drawnOrder, drawnRandom } from "./draws.ts";
import { factsOf, type Situation } from "./facts.ts";
import { PARTS } from "./parts.ts";
import type { Progress, ProgressChange } from "./progress.ts";
import type { Draw } from "./puzzles/kind.ts";
import { judge, type PuzzleView, puzzleView } from "./puzzles/puzzle.ts";
import type { Choice, Grant, Offer, Opening, Reaction } from "./reaction.ts";
import { type Facts, holds } from "./requirement.ts";

/** What stands in a place and can be touched: a character, a door, a note. */
export interface Target {
  /** Its name, unique among all targets: a character's slug, or a place's and an object's. */
  readonly name: string;
  /** What must hold before anything happens. */
  readonly requires: string;
  /** Said instead where it doesn't, or null. */
  readonly otherwise: string | null;
  readonly reactions: readonly Reaction[];
  /** Once this holds it isn't there any more; absent or null for never. */
  readonly gone?: string | null;
}

/** What an interaction changes; the grant carries the key under which it counts once for each player. */
export interface Effects extends ProgressChange {
  readonly grant: (Grant & { readonly key: string }) | null;
}

/** What a touched target answers. */
export interface Interaction {
  /** Text keys with their namespace, in order. */
  say: string[];
  choices: { id: string; text: string }[];
  offers: Offer[];
  open: Opening | { dialog: "puzzle"; puzzle: PuzzleView } | null;
  /** Of an answer to a puzzle: whether it was the solution; absent where it was a step, and `open` shows how things stand. */
  solved?: boolean;
  effects: Effects;
}

/** What is chosen begins so where it is the answer to a puzzle. */
export const ANSWER = "=";

const NOTHING: Interaction = {
  say: [],
  choices: [],
  offers: [],
  open: null,
  effects: { set: {}, add: {}, grant: null },
};

/** The reaction of a target as things stand, or null where none fits. */
export function reactionOf({ requires, reactions }: Target, facts: Facts): Reaction | null {
  if (!holds(requires, facts)) return null;
  return reactions.find(({ when }) => holds(when, facts)) ?? null;
}

/** What of a reaction happens: its own, or that of one of its answers. */
type Happening = Pick<Reaction, "say" | "set" | "add" | "grant" | "open"> & Pick<Choice, "as">;

/** `day` is the one that daily grants count for. */
function outcomeOf(
  target: Target,
  { id, daily }: Reaction,
  happening: Happening,
  day: number,
  suffix = "",
): Interaction {
  const { say, set = {}, add = {}, grant, open = null, as = `${target.name}:${id}${suffix}` } = happening;
  const key = daily ? `story:${as}:${day}` : `story:${as}`;
  return {
    ...NOTHING,
    say,
    open,
    effects: { set, add, grant: grant ? { ...grant, key } : null },
  };
}

/** The fact under which a visit keeps a number of the puzzle of a target. */
const keptName = (target: string, name: string): string =>
  `session.puzzle.${target.replaceAll("/", ".")}.${name}`;

/** What chance has drawn for this visit about a target. Without a visit, as in the village, it is always the same. */
function drawOf({ session, facts }: Progress, target: string): Draw {
  const attempt = session?.attempt ?? "";
  const draws = (session && PARTS.get(partOf(session.place) ?? "")?.draws) ?? {};
  return {
    random: () => drawnRandom(attempt, target),
    order(name) {
      const tokens = draws[name];
      if (!tokens) throw new RangeError(`nothing is drawn as ${name}`);
      return drawnOrder(attempt, name, tokens);
    },
    recall: (name) => facts[keptName(target, name)] ?? 0,
  };
}

/** What an answer to the puzzle of a reaction comes to, or null where it makes no sense. */
function answered(
  target: Target,
  reaction: Reaction,
  answer: string,
  progress: Progress,
): Interaction | null {
  const { puzzle, solved, wrong } = reaction;
  const judged = puzzle && judge(puzzle, answer, drawOf(progress, target.name));
  if (!judged || !solved || !wrong) return null;
  const kept = Object.entries(judged.keep ?? {}).map(([name, value]) => [keptName(target.name, name), value]);
  const set: Record<string, number> = Object.fromEntries(kept);
  const after = drawOf({ ...progress, facts: { ...progress.facts, ...set } }, target.name);
  const open = judged.keep ? { dialog: "puzzle" as const, puzzle: puzzleView(puzzle, after) } : null;
  if (judged.solved === undefined) return { ...NOTHING, open, effects: { ...NOTHING.effects, set } };
  const day = progress.facts[FAVOURS_DAY] ?? 0;
  const outcome = judged.solved
    ? outcomeOf(target, reaction, solved, day, ":solved")
    : outcomeOf(target, reaction, wrong, day, ":wrong");
  const effects = { ...outcome.effects, set: { ...set, ...outcome.effects.set } };
  return { ...outcome, open: open ?? outcome.open, effects, solved: judged.solved };
}

/**
 * What happens when a player touches a target, gives one of the answers that it offered, or answers its puzzle (`=` and
 * the answer). Pure: `now` is epoch ms in season time. Answers null where the target has no such answer to give, or is gone.
 */
export function interact(
  situation: Situation,
  target: Target,
  now: number,
  chosen?: string,
): Interaction | null {
  const facts = factsOf(situation, now);
  if (target.gone && holds(target.gone, facts)) return null;
  const reaction = reactionOf(target, facts);
  if (!reaction)
    return chosen === undefined && target.otherwise ? { ...NOTHING, say: [target.otherwise] } : null;
  const { puzzle } = reaction;
  const day = facts(FAVOURS_DAY);
  if (chosen?.startsWith(ANSWER))
    return answered(target, reaction, chosen.slice(ANSWER.length), situation.progress);
  const draw = drawOf(situation.progress, target.name);
  const choices = reaction.choices.filter(({ when = "" }) => holds(when, facts));
  if (chosen !== undefined) {
    const choice = choices.find(({ id }) => id === chosen);
    return choice ? outcomeOf(target, reaction, choice, day, `:${choice.id}`) : null;
  }
  const outcome = outcomeOf(target, reaction, reaction, day);
  return {
    ...outcome,
    open: puzzle ? { dialog: "puzzle", puzzle: puzzleView(puzzle, draw) } : outcome.open,
    choices: choices.map(({ id, text }) => ({ id, text })),
    offers: reaction.offers,
  };
}
