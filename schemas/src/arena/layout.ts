/** The fields of each table of a world. All values are whole numbers of 32 bits. */

export const CLOCK_FIELDS = [
  // Steps made; state of the generator; one of OUTCOMES; the game's phase.
  "tick",
  "random",
  "outcome",
  "phase",
] as const;

/** What the fight added up to: damage given and taken, mobs felled, hits that were just avoided, pickups taken. */
export const TALLY_FIELDS = ["dealt", "taken", "kills", "close", "picked"] as const;

export const PLAYER_FIELDS = [
  "kind",
  "x",
  "y",
  // Where it looks, and what it walked in this step (units).
  "heading",
  "wentX",
  "wentY",
  "hp",
  "hpMax",
  "damage",
  // Units a tick, and units.
  "speed",
  "reach",
  // Ticks: untouchable, left of a dash, until the next dash, from dash to dash.
  "safe",
  "dash",
  "dashRest",
  "dashEvery",
  "dashHeading",
  // Ticks left of a push, and units a tick.
  "push",
  "pushX",
  "pushY",
  // Ticks: until the next blow, and for how long a press is still kept; the direction that it aimed at plus one.
  "swing",
  "wants",
  "wantsAim",
  // The input of the step before.
  "before",
] as const;

export const MOB_FIELDS = [
  "kind",
  "x",
  "y",
  "hp",
  // One of MOB_STATES, and the ticks that it has lasted or will last.
  "state",
  "timer",
  // Number of the attack plus one, of the last one, how often in a row, and ticks until the next may begin.
  "attack",
  "last",
  "repeats",
  "pause",
  "heading",
  // Where the player was when the attack began.
  "aimX",
  "aimY",
  "push",
  "pushX",
  "pushY",
  // The game's own.
  "data",
] as const;

export const SHOT_FIELDS = [
  "kind",
  // 1 for a shot of the player.
  "own",
  "x",
  "y",
  "heading",
  "speedX",
  "speedY",
  "life",
  "damage",
  "pierce",
  // The mob that it hit last, plus one.
  "hit",
] as const;

export const HAZARD_FIELDS = [
  // One of HAZARDS.
  "kind",
  "x",
  "y",
  "heading",
  // Units: radius, length or reach; directions or units: width.
  "size",
  "width",
  // Of a ring: units a tick, number of gaps and their width.
  "speed",
  "gaps",
  "gapWidth",
  // Ticks until it can hit, in which it can, and since it can.
  "warn",
  "active",
  "age",
  "damage",
  // The mob plus one, and whether it goes where the mob goes.
  "owner",
  "follows",
  // Whether it has hit, and whether the player stood in it shortly before it could.
  "hit",
  "near",
] as const;

export const PICKUP_FIELDS = ["kind", "x", "y", "value", "life", "data"] as const;

/** What a mob is doing. */
export const MOB_STATES = { approach: 0, telegraph: 1, attack: 2, recover: 3, dazed: 4, asleep: 5 } as const;

/** What a hazard looks like. */
export const HAZARDS = { circle: 1, arc: 2, lane: 3, ring: 4, everywhere: 5, shelter: 6 } as const;
