import { covers } from "@diamond-valley/schemas/arena/hazards.ts";
import { wayX, wayY } from "@diamond-valley/schemas/arena/places.ts";
import { PX, px } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { DROPS } from "@diamond-valley/schemas/diamond-hero/content.ts";
import { harmOf, speedOf } from "@diamond-valley/schemas/diamond-hero/growth.ts";
import { mobOf, RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** Whatever hits by touch: where it is, where it goes (px/s), how near it hits (px), and how hard. */
type Threat = readonly [x: number, y: number, dx: number, dy: number, reach: number, damage: number];

/** What a player sees around itself (px from where it stands): for those who look at the page and not at its picture. */
export interface Sight {
  /** How fast the player goes, px/s. */
  readonly speed: number;
  /** The nearest mobs and shots; mobs are taken to come. */
  readonly threats: readonly Threat[];
  /** Squares of the ground that an announced blow will cover, or covers: their middles. */
  readonly struck: readonly (readonly [x: number, y: number, damage: number])[];
  /** The nearest things to take, and what each is worth. */
  readonly wishes: readonly (readonly [x: number, y: number, worth: number])[];
  /** Elites and the golem, which show at the edge of the screen. */
  readonly bosses: readonly (readonly [x: number, y: number])[];
}

/** So many of each are told, and no farther away than this, px. */
const MOST = 24;
const FAR = 320;
/** Things that lie about are seen from somewhat farther; chests show at the edge of the screen. */
const PICKUPS_FAR = 390;
const CHESTS_FAR = 1000;
/** Ground is told in squares of so many px, as far as this. */
export const SQUARE = 40;
const GROUND = 200;
/** A body on the ground, px. */
const BODY = 12;
/** What a heart is worth to somebody who has nearly none left. */
const HEART = 30;
const LAST_SMALL = mobOf("puffer") + 1;

interface Table {
  readonly kind: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** The nearest rows of a table, as `told`, which answers null for those that do not count. */
function nearest<Told extends readonly number[]>(
  world: World,
  { kind, x, y }: Table,
  far: number,
  told: (row: number, x: number, y: number, far: number) => Told | null,
): Told[] {
  const { player } = world;
  const found: (readonly [away: number, told: Told])[] = [];
  for (let row = 0; row < kind.length; row += 1) {
    if (kind[row] === 0) continue;
    const wayTo = [wayX(world, player.x[0]!, x[row]!) / PX, wayY(world, player.y[0]!, y[row]!) / PX] as const;
    const away = Math.hypot(...wayTo);
    const each = away <= far ? told(row, ...wayTo, away) : null;
    if (each) found.push([away, each.map(Math.round) as readonly number[] as Told]);
  }
  return found
    .sort(([a], [b]) => a - b)
    .slice(0, MOST)
    .map(([, each]) => each);
}

function threatsIn(world: World): Threat[] {
  const { mobs, shots, rules } = world;
  const { hurt } = rules.feel;
  const perSecond = (units: number): number => (units * TICK_RATE) / PX;
  return [
    ...nearest<Threat>(world, mobs, FAR, (row, x, y, away) => {
      const { radius, touch } = rules.mobs[mobs.kind[row]! - 1]!;
      const speed = perSecond(speedOf(world, row)) / Math.max(1, away);
      return [x, y, -x * speed, -y * speed, radius + hurt, harmOf(world, touch)];
    }),
    ...nearest<Threat>(world, shots, FAR, (row, x, y) => {
      if (shots.own[row] === 1) return null;
      const { radius } = rules.shots[shots.kind[row]! - 1]!;
      const way = [perSecond(shots.speedX[row]!), perSecond(shots.speedY[row]!)] as const;
      return [x, y, ...way, radius + hurt, harmOf(world, shots.damage[row]!)];
    }),
  ];
}

function struckIn(world: World): Sight["struck"] {
  const { hazards, player } = world;
  const struck: (readonly [number, number, number])[] = [];
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] === 0) continue;
    for (let x = -GROUND; x <= GROUND; x += SQUARE)
      for (let y = -GROUND; y <= GROUND; y += SQUARE)
        if (covers(world, row, player.x[0]! + px(x), player.y[0]! + px(y), px(BODY)))
          struck.push([x, y, harmOf(world, hazards.damage[row]!)]);
  }
  return struck;
}

function wishesIn(world: World): Sight["wishes"] {
  const { pickups, player } = world;
  const hungry = 1 - player.hp[0]! / player.hpMax[0]!;
  return nearest<readonly [number, number, number]>(world, pickups, CHESTS_FAR, (row, x, y, away) => {
    const kind = pickups.kind[row]! - 1;
    if (kind === DROPS.spark) return away > PICKUPS_FAR ? null : [x, y, pickups.value[row]!];
    if (kind === DROPS.heart) return away > PICKUPS_FAR ? null : [x, y, HEART * hungry];
    return kind === DROPS.chest || away <= PICKUPS_FAR ? [x, y, RUN.cards.coins] : null;
  });
}

/** Reads it from the own world. */
export function sightOf(world: World): Sight {
  const { mobs, player } = world;
  return {
    speed: Math.round((player.speed[0]! * TICK_RATE) / PX),
    threats: threatsIn(world),
    struck: struckIn(world),
    wishes: wishesIn(world),
    bosses: nearest<readonly [number, number]>(world, mobs, Number.POSITIVE_INFINITY, (row, x, y) =>
      mobs.kind[row]! > LAST_SMALL ? [x, y] : null,
    ),
  };
}
