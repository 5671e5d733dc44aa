import { degrees } from "../arena/angles.ts";
import type { AttackKind, AttackPart, MobKind, PickupKind, ShotKind } from "../arena/content.ts";
import { BOSS } from "./tuning.ts";

/** The golem's attacks, by their number in ATTACKS. */
export const MOVES = { stomp: 0, toss: 1, roll: 2, ring: 3, sweep: 4, quake: 5, sulk: 6 } as const;

const { stomp, toss, roll, ring, sweep, quake, sulk } = BOSS;

/** The same part several times, one after the other. */
const times = <Part extends AttackPart>(count: number, apart: number, part: Part): Part[] =>
  Array.from({ length: count }, (_, index) => ({ ...part, after: index * apart }));

export const ATTACKS: readonly AttackKind[] = [
  {
    name: "stomp",
    warn: stomp.warn,
    recover: stomp.recover,
    range: stomp.range,
    parts: [{ shape: "circle", at: "self", radius: stomp.radius, damage: stomp.damage }],
  },
  {
    name: "toss",
    warn: toss.warn,
    recover: toss.recover,
    range: toss.range,
    parts: times(toss.count, toss.apart, {
      shape: "circle",
      at: "ahead",
      radius: toss.radius,
      damage: toss.damage,
    }),
  },
  {
    name: "roll",
    warn: roll.warn,
    recover: roll.recover,
    range: roll.range,
    parts: [
      { shape: "charge", damage: roll.damage, length: roll.length, width: roll.width, speed: roll.speed },
    ],
  },
  {
    name: "ring",
    warn: ring.warn,
    recover: ring.recover,
    range: ring.range,
    parts: [{ shape: "shots", shot: 0, count: ring.count, spread: degrees(360) }],
  },
  {
    name: "sweep",
    warn: sweep.warn,
    recover: sweep.recover,
    range: sweep.range,
    parts: [{ shape: "arc", reach: sweep.reach, width: degrees(sweep.width), damage: sweep.damage }],
  },
  {
    name: "quake",
    warn: quake.warn,
    recover: quake.recover,
    range: quake.range,
    parts: times(quake.count, quake.apart, {
      shape: "ring",
      damage: quake.damage,
      speed: quake.speed,
      reach: quake.reach,
      thickness: quake.thickness,
      gaps: quake.gaps,
      gapWidth: degrees(quake.gapWidth),
    }),
  },
  {
    name: "sulk",
    warn: sulk.warn,
    recover: sulk.recover,
    range: sulk.range,
    parts: [
      {
        shape: "everywhere",
        shelters: sulk.shelters,
        radius: sulk.radius,
        distance: sulk.distance,
        around: { x: BOSS.circle.x, y: BOSS.circle.y },
        damage: sulk.damage,
      },
    ],
  },
];

export const SHOTS: readonly ShotKind[] = [
  { name: "pebble", radius: ring.radius, speed: ring.speed, damage: ring.damage, life: ring.life },
];

/** Health and pauses are those of the fight: see `strengthOf`. Nothing pushes it, and nobody is hurt by touching it. */
export const MOBS: readonly MobKind[] = [
  {
    name: "golem",
    hp: BOSS.story.hp,
    radius: BOSS.golem.radius,
    speed: BOSS.golem.speed,
    gait: "keep",
    distance: BOSS.golem.distance,
    touch: 0,
    push: 0,
    attacks: Object.values(MOVES),
    pause: BOSS.pauses[0]!,
  },
];

export const PICKUPS: readonly PickupKind[] = [{ name: "heart", life: 0 }];
