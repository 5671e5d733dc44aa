import { factsOf, type Situation } from "./facts.ts";
import type { ProgressChange } from "./progress.ts";
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
  open: Opening | null;
  effects: Effects;
}

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

function outcomeOf({ name }: Target, reaction: Reaction, choice: Choice | null): Interaction {
  const { say, set = {}, add = {}, grant, open = null } = choice ?? reaction;
  const key = `story:${name}:${reaction.id}${choice ? `:${choice.id}` : ""}`;
  return {
    ...NOTHING,
    say,
    open,
    effects: { set, add, grant: grant ? { ...grant, key } : null },
  };
}

/**
 * What happens when a player touches a target, or gives one of the answers that it offered. Pure: `now` is epoch ms in
 * season time. Answers null where the target has no such answer to give.
 */
export function interact(
  situation: Situation,
  target: Target,
  now: number,
  chosen?: string,
): Interaction | null {
  const facts = factsOf(situation, now);
  const reaction = reactionOf(target, facts);
  if (!reaction)
    return chosen === undefined && target.otherwise ? { ...NOTHING, say: [target.otherwise] } : null;
  const choices = reaction.choices.filter(({ when = "" }) => holds(when, facts));
  if (chosen !== undefined) {
    const choice = choices.find(({ id }) => id === chosen);
    return choice ? outcomeOf(target, reaction, choice) : null;
  }
  return {
    ...outcomeOf(target, reaction, null),
    choices: choices.map(({ id, text }) => ({ id, text })),
    offers: reaction.offers,
  };
}
