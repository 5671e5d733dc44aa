import * as z from "zod/mini";
import { EGGS } from "../eggs/eggs.ts";
import { EMOTES } from "../walking/walking.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { Puzzle } from "./puzzles/forms.ts";
import { FactName, Requirement } from "./requirement.ts";
import { Slug, TextKey } from "./text-key.ts";

const amount = z.int().check(z.positive());

/** What a character can do for a player; each has a name under `offer` in the `hub` texts. */
export const OFFERS = [
  "deliver-fish",
  "exchange-fish",
  "deliver-ore",
  "exchange-ore",
  "deliver-herbs",
  "exchange-herbs",
] as const;
export type Offer = (typeof OFFERS)[number];

/** What has value, given once to each player: the key is made of the target's and the reaction's names. */
export const Grant = z.strictObject({
  diamonds: z.optional(amount),
  experience: z.optional(amount),
  /** Items that stay, by slug. */
  items: z.optional(z.record(Slug, amount)),
});
export type Grant = z.output<typeof Grant>;

/**
 * What opens by its name alone: the customiser, the camera, the invitation to the special event, the diamonds that still lie
 * about, how a draw is checked, the book of Easter eggs, what stands in the lobby of Diamond Hero, the teams: their choice, and their board,
 * and the goal of the week.
 */
export const OPENINGS = [
  "wardrobe",
  "photo",
  "special-event",
  "missing-gems",
  "draw-check",
  "eggs",
  "hero-start",
  "hero-power-ups",
  "hero-marks",
  "hero-board",
  "hero-help",
  "teams",
  "team-board",
  "community",
] as const;

/** A dialog that opens behind the lines: a trade, a scene that is played (`content` of the client by its name), or one of `OPENINGS`. */
export const Opening = z.union([
  z.strictObject({ dialog: z.enum(OPENINGS) }),
  z.strictObject({ dialog: z.enum(["deliver", "exchange"]), category: z.enum(CATEGORIES) }),
  z.strictObject({ dialog: z.literal("cutscene"), name: Slug }),
]);
export type Opening = z.output<typeof Opening>;

/** What a target hears: an emote that is shown near it, any emote, or that a line is cast. */
const HEARD = ["emote", ...EMOTES.map((emote) => `emote:${emote}` as const), "cast"] as const;
export type Heard = (typeof HEARD)[number];

/** The number of an Easter egg. */
const Egg = z.int().check(z.minimum(1), z.maximum(EGGS));

/** What happens when a target is touched: facts are the player's own, and those under `session.` end with the visit. */
const Outcome = {
  say: z._default(z.array(TextKey), []),
  /** Facts set to a number. */
  set: z.optional(z.record(FactName, z.int().check(z.minimum(0)))),
  /** Facts raised by a number. */
  add: z.optional(z.record(FactName, amount)),
  grant: z.optional(Grant),
  open: z.optional(Opening),
};

/** An answer that the player can choose after the lines. */
export const Choice = z.strictObject({
  id: Slug,
  text: TextKey,
  when: z.optional(Requirement),
  /** The target and reaction that it stands in for: what it grants counts as theirs, so that nobody gets both. */
  as: z.optional(z.string()),
  ...Outcome,
});
export type Choice = z.output<typeof Choice>;

/** An answer to a puzzle that is not its solution, and does something of its own. */
export const Aside = z.strictObject({
  id: Slug,
  answer: z.string(),
  when: z.optional(Requirement),
  egg: z.optional(Egg),
  ...Outcome,
});
export type Aside = z.output<typeof Aside>;

/** What a puzzle says and does once it was answered: the first time that it was solved, or wrongly. */
export const PuzzleOutcome = z.strictObject(Outcome);

/** What a target says and does while `when` holds. */
export const Reaction = z.strictObject({
  /** Unique in its target; names its grant. */
  id: Slug,
  when: z._default(Requirement, ""),
  /** It counts for what is heard, and not for a touch. */
  on: z.optional(z.enum(HEARD)),
  /** The Easter egg that is found by it: it counts while that one waits, and pays what eggs pay. */
  egg: z.optional(Egg),
  /** Shown over the target: `!` where something is ready for the player, `?` where the target wants or has to say something. */
  mark: z.optional(z.enum(["!", "?"])),
  /** What it grants counts once for each Korean day, and not once for all. */
  daily: z.optional(z.boolean()),
  offers: z._default(z.array(z.enum(OFFERS)), []),
  choices: z._default(z.array(Choice), []),
  /** Shown behind the lines, to be answered; a wrong answer gives everything back. */
  puzzle: z.optional(Puzzle),
  solved: z.optional(PuzzleOutcome),
  wrong: z.optional(PuzzleOutcome),
  /** Other answers that do something; no client hears of them. */
  asides: z.optional(z.array(Aside)),
  ...Outcome,
});
export type Reaction = z.output<typeof Reaction>;

/** What a target does, in the order of importance: the first reaction whose requirement holds counts. */
export const Reactions = z.array(Reaction).check(
  z.minLength(1),
  z.refine(
    (all) => all.every(({ puzzle, solved, wrong }) => !puzzle === !solved && !puzzle === !wrong),
    "a puzzle needs what happens where it is solved and where it is not",
  ),
  z.refine(
    (all) =>
      all.every(
        ({ egg, grant, asides }) =>
          ![{ egg, grant }, ...(asides ?? [])].some((each) => each.egg && each.grant),
      ),
    "an egg pays what eggs pay",
  ),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "an id is used twice"),
);
export type Reactions = z.output<typeof Reactions>;
