/**
 * What a game's content consists of. Lengths in px, speeds in px/s, times in ticks, angles in directions (256 a turn);
 * whole numbers only. Kinds are numbered from 1 in the order of their list: 0 is a free row.
 */

/** How a mob goes while it does not attack: towards the player, at a distance from it, or not at all. */
export type Gait = "chase" | "keep" | "still";

export interface MobKind {
  readonly name: string;
  readonly hp: number;
  /** What shots and blows hit; 15 % inside the drawing. */
  readonly radius: number;
  readonly speed: number;
  readonly gait: Gait;
  /** For the gait `keep`: the distance that it keeps. */
  readonly distance?: number;
  /** Damage by touching; 0 for none. */
  readonly touch: number;
  /** How far a blow pushes it: light 16, heavy 6, boss 0. */
  readonly push: number;
  /** The attacks that it chooses from, by their number in the list of attacks. */
  readonly attacks: readonly number[];
  /** Ticks from the end of one attack to the next, at least. */
  readonly pause: number;
}

export interface ShotKind {
  readonly name: string;
  readonly radius: number;
  readonly speed: number;
  readonly damage: number;
  /** Ticks until it goes out. */
  readonly life: number;
  /** Mobs that a shot of the player goes through before it ends. */
  readonly pierce?: number;
  /** How far a shot of the player turns towards the nearest mob in each tick. */
  readonly seeks?: number;
}

/** Where a part of an attack stands: at the mob, where the player is at its start, or where the player heads. */
export type Aim = "self" | "target" | "ahead";

interface Part {
  /** Ticks from the start of the attack to the start of this part's own warning. */
  readonly after?: number;
}
interface Blow extends Part {
  readonly damage: number;
  /** Ticks in which it can hit; 1 where nothing is said. */
  readonly active?: number;
}

/** One part of an attack. Each is announced for the attack's `warn` ticks before it can hit. */
export type AttackPart =
  | (Blow & {
      readonly shape: "circle";
      readonly at: Aim;
      readonly radius: number;
      readonly turn?: number;
      readonly away?: number;
    })
  | (Blow & { readonly shape: "arc"; readonly reach: number; readonly width: number })
  | (Blow & { readonly shape: "lane"; readonly length: number; readonly width: number })
  /** The mob itself runs down the lane; a wall stops it, and leaves it dazed. */
  | (Part & {
      readonly shape: "charge";
      readonly damage: number;
      readonly length: number;
      readonly width: number;
      readonly speed: number;
    })
  /** A ring that grows from the mob to `reach`, with gaps to slip through. */
  | (Part & {
      readonly shape: "ring";
      readonly damage: number;
      readonly speed: number;
      readonly reach: number;
      readonly thickness: number;
      readonly gaps: number;
      readonly gapWidth: number;
    })
  /** Everywhere, except within `shelters` spots. */
  | (Blow & {
      readonly shape: "everywhere";
      readonly shelters: number;
      readonly radius: number;
      /** How far the shelters are from the mob, or from the place (px) that they lie around. */
      readonly distance: number;
      readonly around?: { readonly x: number; readonly y: number };
    })
  /** Shots fanned over `spread` around the player's direction, or all round with 256. */
  | (Part & {
      readonly shape: "shots";
      readonly shot: number;
      readonly count: number;
      readonly spread: number;
    });

export interface AttackKind {
  readonly name: string;
  /** Ticks between the announcement and the first hit. */
  readonly warn: number;
  /** Ticks from the last part's hit to the end of the attack. */
  readonly recover: number;
  /** The mob is dazed while it recovers. */
  readonly dazes?: boolean;
  /** It begins only with the player this near. */
  readonly range: number;
  readonly parts: readonly AttackPart[];
}

export interface PickupKind {
  readonly name: string;
  /** Ticks until it is gone; 0 for never. */
  readonly life: number;
}

/** How a player moves and strikes; a game changes what it wants to. */
export interface Feel {
  /** Radius that walls stop, that is hit, and within which pickups are taken, px. */
  readonly body: number;
  readonly hurt: number;
  readonly pickup: number;
  /** Ticks in which a player that was hit can't be hit again. */
  readonly safe: number;
  /** A player that was hit is pushed so far (px) in so many ticks. */
  readonly push: { readonly way: number; readonly ticks: number };
  readonly dash: { readonly way: number; readonly ticks: number; readonly safe: number };
  /** The blow of the action key; null where weapons fire by themselves. */
  readonly attack: {
    /** Directions. */
    readonly width: number;
    /** Ticks from one to the next, and for how long a press that came too early is kept. */
    readonly every: number;
    readonly buffer: number;
    /** Within this distance (px) the player faces the nearest mob. */
    readonly faces: number;
  } | null;
}

/** The feel that games begin with. */
export const FEEL: Feel = {
  body: 16,
  hurt: 10,
  pickup: 40,
  safe: 10,
  push: { way: 24, ticks: 3 },
  dash: { way: 120, ticks: 4, safe: 5 },
  attack: { width: 64, every: 8, buffer: 3, faces: 100 },
};
