import { eggEffects } from "../eggs/eggs.ts";
import type { ProgressChange } from "./progress.ts";
import type { PuzzleView } from "./puzzles/puzzle.ts";
import type { Trial } from "./puzzles/trial.ts";
import type { Choice, Grant, Offer, Opening, Reaction } from "./reaction.ts";

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
  /** The Easter egg that was found by it. */
  egg?: number;
  effects: Effects;
  /** The try at a puzzle that is under way from now on, null for none; absent where nothing changes about it. */
  trial?: Trial | null;
}

/** What changes nothing and says nothing. */
export const NOTHING: Interaction = {
  say: [],
  choices: [],
  offers: [],
  open: null,
  effects: { set: {}, add: {}, grant: null },
};

/** What of a reaction happens: its own, or that of one of its answers. */
type Happening = Pick<Reaction, "say" | "set" | "add" | "grant" | "open" | "egg"> & Pick<Choice, "as">;

/** What a reaction does, or one of its answers: what it grants counts under its name. `day` is the one that daily grants count for. */
export function outcomeOf(
  target: Target,
  { id, daily }: Reaction,
  happening: Happening,
  day: number,
  suffix = "",
): Interaction {
  const {
    say,
    set = {},
    add = {},
    grant,
    open = null,
    egg,
    as = `${target.name}:${id}${suffix}`,
  } = happening;
  const key = daily ? `story:${as}:${day}` : `story:${as}`;
  const effects: Effects = { set, add, grant: grant ? { ...grant, key } : null };
  return withEgg({ ...NOTHING, say, open, effects }, egg);
}

/** An interaction by which an egg is found too. */
export function withEgg(interaction: Interaction, egg: number | undefined): Interaction {
  if (egg === undefined) return interaction;
  const { set, grant } = eggEffects(egg);
  const { effects } = interaction;
  return { ...interaction, egg, effects: { ...effects, set: { ...effects.set, ...set }, grant } };
}
