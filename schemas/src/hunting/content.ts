import { degrees } from "../arena/angles.ts";
import type { AttackKind, MobKind, PickupKind, ShotKind } from "../arena/content.ts";
import { HUNTING } from "./tuning.ts";

/** The slime's moves, by their number in ATTACKS. In calm mode each is SLOWER further on. */
export const MOVES = { hop: 0, spit: 1, swell: 2 } as const;
const SLOWER = 3;

/** Slimes by their number in MOBS: a king is one further on, and the calm ones two. */
const KING = 1;
const CALM = 2;

/** The number of a slime's kind. */
export const kindOf = (king: boolean, calm: boolean): number => (king ? KING : 0) + (calm ? CALM : 0);

/** The number of a move's attack. */
export const attackOf = (move: number, calm: boolean): number => move + (calm ? SLOWER : 0);

/** The move of an attack. */
export const moveOfAttack = (attack: number): number => attack % SLOWER;

const slower = (speed: number): number => Math.floor((speed * HUNTING.calm.percent) / 100);
const longer = (ticks: number): number => Math.ceil((ticks * 100) / HUNTING.calm.percent);

const { hop, spit, swell } = HUNTING;

const attacksWith = (shot: number): AttackKind[] => [
  {
    name: "hop",
    warn: hop.warn,
    recover: hop.recover,
    range: hop.range,
    parts: [{ shape: "circle", at: "target", radius: hop.radius, damage: hop.damage }],
  },
  {
    name: "spit",
    warn: spit.warn,
    recover: spit.recover,
    range: spit.range,
    parts: [{ shape: "shots", shot, count: spit.count, spread: degrees(spit.spread) }],
  },
  {
    name: "swell",
    warn: swell.warn,
    recover: swell.dazed,
    dazes: true,
    range: swell.range,
    parts: [{ shape: "circle", at: "self", radius: swell.radius, damage: swell.damage }],
  },
];

export const ATTACKS: readonly AttackKind[] = [
  ...attacksWith(0),
  ...attacksWith(1).map((attack) => ({
    ...attack,
    warn: longer(attack.warn),
    recover: longer(attack.recover),
  })),
];

const glob = ({ speed, life }: Pick<ShotKind, "speed" | "life">): ShotKind => ({
  name: "glob",
  radius: spit.radius,
  speed,
  damage: spit.damage,
  life,
});

export const SHOTS: readonly ShotKind[] = [
  glob(spit),
  glob({ speed: slower(spit.speed), life: longer(spit.life) }),
];

const slime = (king: boolean, calm: boolean): MobKind => {
  const { hp, radius, speed, push } = king ? HUNTING.king : HUNTING.slime;
  const { distance, pause } = HUNTING.slime;
  return {
    name: king ? "king" : "slime",
    hp,
    radius,
    push,
    speed: calm ? slower(speed) : speed,
    gait: "keep",
    distance,
    touch: 0,
    attacks: Object.values(MOVES).map((move) => attackOf(move, calm)),
    pause: calm ? longer(pause) : pause,
  };
};

export const MOBS: readonly MobKind[] = [
  slime(false, false),
  slime(true, false),
  slime(false, true),
  slime(true, true),
];

/** Herbs by their number in PICKUPS: the calm ones lie longer. */
export const PICKUPS: readonly PickupKind[] = [
  { name: "herb", life: HUNTING.herb.life },
  { name: "herb", life: longer(HUNTING.herb.life) },
];
