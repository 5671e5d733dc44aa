import { eggWaits, NOTES_EGG } from "../eggs/eggs.ts";
import { FAVOURS_DAY } from "../favours/favours.ts";
import { partOf } from "../places/parts.ts";
import { drawnOrder, drawnRandom } from "./draws.ts";
import { factsOf, type Situation } from "./facts.ts";
import { type Interaction, NOTHING, outcomeOf, type Target, withEgg } from "./interaction.ts";
import { notesFound, notesToFind } from "./notes.ts";
import { PARTS } from "./parts.ts";
import { changed, type Progress } from "./progress.ts";
import { ANSWER, BEGIN } from "./puzzles/answer.ts";
import type { Draw } from "./puzzles/kind.ts";
import { isTimed, judge, puzzleView } from "./puzzles/puzzle.ts";
import type { Trying } from "./puzzles/trial.ts";
import type { Heard, Reaction } from "./reaction.ts";
import { isOpen, reactionOf } from "./reaction-of.ts";
import { type Facts, holds } from "./requirement.ts";
import { begunBy, triedBy } from "./trials.ts";

export type { Effects, Interaction, Target } from "./interaction.ts";

/**
 * The same where the last note was read by it, or all had been before there were eggs: then that egg is found besides. What lies
 * behind a door of members is asked of members alone.
 */
function withNotesEgg(situation: Situation, now: number, interaction: Interaction): Interaction {
  const { grant, ...change } = interaction.effects;
  const after = changed(situation.progress, change);
  const isFound =
    grant === null &&
    eggWaits(NOTES_EGG, (name) => after.facts[name] ?? 0) &&
    notesFound(after).length === notesToFind(after, factsOf(situation, now));
  return isFound ? withEgg(interaction, NOTES_EGG) : interaction;
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
 * the answer). Pure: `now` is epoch ms in season time. A puzzle that is played in time is begun first (`BEGIN`), where the
 * room keeps tries. Answers null where the target has no such answer to give, or is gone.
 */
export function interact(
  situation: Situation,
  target: Target,
  now: number,
  chosen?: string,
  trying?: Trying,
): Interaction | null {
  const done = touched(situation, target, now, chosen, trying);
  return done && withNotesEgg(situation, now, done);
}

/** What a room knows of a player at the moment that something is heard; by name, as conditions ask for it. */
export const HEARD_FACTS = ["one-colour"] as const;
export type HeardFacts = Partial<Readonly<Record<(typeof HEARD_FACTS)[number], number>>>;

/** What a target does when a player shows an emote near it, or casts a line; null where that is nothing to it. */
export function overhear(
  situation: Situation,
  target: Target,
  now: number,
  hears: Heard,
  known: HeardFacts = {},
): Interaction | null {
  const before = factsOf(situation, now);
  const facts: Facts = (name) => (known as Readonly<Record<string, number>>)[name] ?? before(name);
  const reaction = reactionOf(target, facts, hears);
  return reaction && outcomeOf(target, reaction, reaction, facts(FAVOURS_DAY));
}

function touched(
  situation: Situation,
  target: Target,
  now: number,
  chosen: string | undefined,
  trying: Trying | undefined,
): Interaction | null {
  const facts = factsOf(situation, now);
  if (target.gone && holds(target.gone, facts)) return null;
  const reaction = reactionOf(target, facts);
  if (!reaction)
    return chosen === undefined && target.otherwise ? { ...NOTHING, say: [target.otherwise] } : null;
  const { puzzle } = reaction;
  const day = facts(FAVOURS_DAY);
  if (puzzle && isTimed(puzzle)) {
    if (chosen?.startsWith(ANSWER))
      return triedBy(target, reaction, puzzle, chosen.slice(ANSWER.length), day, trying);
    const isBegun = chosen === BEGIN.plain || chosen === BEGIN.calm;
    if (isBegun && trying) return begunBy(target, reaction, puzzle, chosen === BEGIN.calm, trying);
  }
  if (chosen?.startsWith(ANSWER)) {
    const answer = chosen.slice(ANSWER.length);
    const aside = reaction.asides?.find(
      (each) => each.answer === answer && holds(each.when ?? "", facts) && isOpen(each, facts),
    );
    if (aside) return { ...outcomeOf(target, reaction, aside, day, `:${aside.id}`), solved: true };
    return answered(target, reaction, answer, situation.progress);
  }
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
