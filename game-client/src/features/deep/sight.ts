import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

type Place = readonly [x: number, y: number];

/** What a player sees of a flight, from where it stands (px): for those who look at the page and not at its picture. */
export interface Sight {
  /** Where the walls are: left, top, right, bottom. */
  readonly walls: readonly [number, number, number, number];
  /** Each shot with the way that it flies, px/s. */
  readonly shots: readonly (readonly [x: number, y: number, dx: number, dy: number])[];
  /** The eyes that are about to shoot. */
  readonly aims: readonly Place[];
  readonly gems: readonly Place[];
}

const rows = (kinds: Int32Array): number[] => [...kinds.keys()].filter((row) => kinds[row] !== 0);

/** Reads it from the own world. */
export function sightOf({ player, mobs, shots, pickups }: World): Sight {
  const from = (x: number, y: number): Place => [
    Math.round((x - player.x[0]!) / PX),
    Math.round((y - player.y[0]!) / PX),
  ];
  const speed = (units: number): number => Math.round((units * TICK_RATE) / PX);
  const { x, y, width, height } = DEEP.floor;
  return {
    walls: [...from(x * PX, y * PX), ...from((x + width) * PX, (y + height) * PX)],
    shots: rows(shots.kind).map(
      (row) =>
        [
          ...from(shots.x[row]!, shots.y[row]!),
          speed(shots.speedX[row]!),
          speed(shots.speedY[row]!),
        ] as const,
    ),
    aims: rows(mobs.kind)
      .filter((row) => mobs.state[row] === MOB_STATES.telegraph)
      .map((row) => from(mobs.x[row]!, mobs.y[row]!)),
    gems: rows(pickups.kind).map((row) => from(pickups.x[row]!, pickups.y[row]!)),
  };
}
