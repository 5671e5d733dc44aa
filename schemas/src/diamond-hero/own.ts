/** Where each of the game's own words stands in `world.own`. Times are ticks. */
export const OWN = {
  /** Played so far, without the time in which cards were shown. */
  time: 0,
  /** How it ended: one of ENDS, 0 while it goes on. */
  end: 1,
  /** Mobs that are due, in parts of DUE; shots of mobs that fly or are announced; elites and golems alive. */
  due: 2,
  foeShots: 3,
  bosses: 4,
  /** From 1 on, and experience since the last one. */
  level: 5,
  gained: 6,
  coins: 7,
  /** Whether the golem fell. */
  golem: 8,
  /** How long cards are still shown, 0 while none are; offers that are due, this one included. */
  left: 9,
  offers: 10,
  /** Dice rolls that are left; the last roll's eyes, 0 before one; the card that gives two levels, from 1 on. */
  rolls: 11,
  die: 12,
  golden: 13,
  /** Whether the dice roll: the room's answer is on its way. */
  rolling: 14,
  /** Chance of these cards, and how often it was asked. */
  seed: 15,
  asked: 16,
  /** The cards: numbers of CARDS, 0 for none. */
  cards: 17,
  /** Experience that was ever taken, for sums. */
  experience: 20,
  /** Weapons: a row of SLOT for each colour in the order of COLOURS, and one for the Prism. */
  slots: 21,
  /** Bombs that lie: rows of BOMB. */
  bombs: 46,
} as const;

/** The words of a weapon. */
export const SLOT = {
  /** Place in FAMILIES plus one; 0 for none. */
  family: 0,
  level: 1,
  /** Until it strikes again. */
  rest: 2,
  /** Where it struck last, and how long ago plus one; 0 before the first time. */
  heading: 3,
  since: 4,
} as const;
export const SLOT_WORDS = 5;
export const SLOTS = 5;
/** The Prism's row. */
export const PRISM_SLOT = 4;

/** The words of a bomb; a row whose fuse is 0 is free. */
export const BOMB = { x: 0, y: 1, fuse: 2, level: 3 } as const;
export const BOMB_WORDS = 4;
export const BOMBS = 6;

export const OWN_WORDS = OWN.bombs + BOMB_WORDS * BOMBS;

/** Parts of a mob that is due: its rate is for ten seconds. */
export const DUE = 200;

/** How a run ended, in the order of END_REASONS. */
export const ENDS = { cleared: 1, fallen: 2, left: 3 } as const;

/** The word of a weapon's row. */
export const slotAt = (slot: number, word: keyof typeof SLOT): number =>
  OWN.slots + slot * SLOT_WORDS + SLOT[word];
/** The word of a bomb's row. */
export const bombAt = (bomb: number, word: keyof typeof BOMB): number =>
  OWN.bombs + bomb * BOMB_WORDS + BOMB[word];
