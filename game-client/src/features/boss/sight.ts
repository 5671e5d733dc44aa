import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { PX, px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { GOLEM, isOpen } from "@diamond-valley/schemas/boss/golem.ts";
import { BOSS } from "@diamond-valley/schemas/boss/tuning.ts";

/** A warning on the ground, as it lies to the player: px and degrees. */
interface SeenDanger {
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly turn: number;
  /** Ticks until it hits; 0 while it does. */
  readonly warn: number;
}

/** What a player sees of a fight, from where it stands: for those who look at the page and not at its picture. */
export interface Sight {
  readonly golem: readonly [x: number, y: number] | null;
  /** The middle of the circle, whose stones nobody passes. */
  readonly middle: readonly [x: number, y: number];
  readonly open: boolean;
  readonly dangers: readonly SeenDanger[];
  readonly stones: readonly (readonly [x: number, y: number])[];
  readonly heart: readonly [x: number, y: number] | null;
}

const SHAPES = Object.fromEntries(Object.entries(HAZARDS).map(([name, kind]) => [kind, name]));
const DEGREES = 360 / 256;

/** Reads it from the own world. */
export function sightOf(world: World): Sight {
  const { player, mobs, hazards, shots, pickups } = world;
  const from = (x: number, y: number) =>
    [Math.round((x - player.x[0]!) / PX), Math.round((y - player.y[0]!) / PX)] as const;
  const rows = (kinds: Int32Array): number[] => [...kinds.keys()].filter((row) => kinds[row] !== 0);
  const heart = rows(pickups.kind as Int32Array)[0];
  return {
    golem: mobs.kind[GOLEM] === 0 ? null : from(mobs.x[GOLEM]!, mobs.y[GOLEM]!),
    middle: from(px(BOSS.circle.x), px(BOSS.circle.y)),
    open: isOpen(world),
    dangers: rows(hazards.kind as Int32Array).map((row) => {
      const [x, y] = from(hazards.x[row]!, hazards.y[row]!);
      const shape = SHAPES[hazards.kind[row]!]!;
      return {
        shape,
        x,
        y,
        size: Math.round(hazards.size[row]! / PX),
        width:
          shape === "arc" ? Math.round(hazards.width[row]! * DEGREES) : Math.round(hazards.width[row]! / PX),
        turn: Math.round(hazards.heading[row]! * DEGREES),
        warn: hazards.warn[row]!,
      };
    }),
    stones: rows(shots.kind as Int32Array).map((row) => from(shots.x[row]!, shots.y[row]!)),
    heart: heart === undefined ? null : from(pickups.x[heart]!, pickups.y[heart]!),
  };
}
