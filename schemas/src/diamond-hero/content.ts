import type { AttackKind, MobKind, PickupKind, ShotKind } from "../arena/content.ts";
import { FAMILIES, type Family, MOB_NAMES, type MobName, RUN } from "./tuning.ts";

const slower = (value: number): number => Math.trunc((value * RUN.calm) / 100);
const longer = (value: number): number => Math.ceil((value * 100) / RUN.calm);

/** Shots and attacks of mobs stand twice in their lists: as they are, and for the calm way to play. */
const FOES = ["spit", "ring"] as const;
const foeShots: readonly ShotKind[] = FOES.flatMap((name) => {
  const { radius, speed, damage, life } = RUN[name];
  return [
    { name, radius, speed, damage, life },
    // Slower shots fly for longer, so that they reach as far.
    { name: `${name}-calm`, radius, speed: slower(speed), damage, life: longer(life) },
  ];
});

/** Families whose weapons fly. */
const FLYING = FAMILIES.filter((family) => RUN.weapons[family].shot);

export const SHOTS: readonly ShotKind[] = [
  ...foeShots,
  ...FLYING.map((name): ShotKind => {
    const { seeks = 0, ...shot } = RUN.weapons[name].shot!;
    // Each shot has the damage of its weapon's level.
    return { name, damage: 1, seeks, ...shot };
  }),
];

/** The shot of a weapon, by its number in the list of shots. */
export const shotOf = (family: Family): number => foeShots.length + FLYING.indexOf(family);

/** The attacks of mobs, by their number in the list of attacks; the next one is the same for the calm way to play. */
export const MOVES = { spit: 0, burst: 2, stomp: 4, ring: 6 } as const;
export type Move = keyof typeof MOVES;

const isShooter = (move: Move): move is (typeof FOES)[number] => move === "spit" || move === "ring";

export const ATTACKS: readonly AttackKind[] = (Object.keys(MOVES) as Move[]).flatMap((name) =>
  [false, true].map((calm): AttackKind => {
    const { warn, recover, range, damage } = RUN[name];
    return {
      name: calm ? `${name}-calm` : name,
      warn: calm ? longer(warn) : warn,
      recover,
      range,
      parts: [
        isShooter(name)
          ? {
              shape: "shots",
              shot: FOES.indexOf(name) * 2 + (calm ? 1 : 0),
              count: name === "ring" ? RUN.ring.count : 1,
              spread: name === "ring" ? 256 : 0,
            }
          : { shape: "circle", at: "self", radius: RUN[name].radius, damage },
      ],
    };
  }),
);

/** The attack of each mob that has one. */
export const MOVE_OF: Partial<Record<MobName, Move>> = {
  spitter: "spit",
  puffer: "burst",
  elite: "stomp",
  golem: "ring",
};

export const MOBS: readonly MobKind[] = MOB_NAMES.map((name) => {
  const { hp, radius, speed, touch, push } = RUN.mobs[name];
  const move = MOVE_OF[name];
  return {
    ...{ name, hp, radius, speed, touch, push },
    gait: name === "spitter" ? "keep" : "chase",
    distance: RUN.spit.distance,
    attacks: move ? [MOVES[move], MOVES[move] + 1] : [],
    pause: move ? RUN[move].pause : 0,
  };
});

/** Kinds of pickups, by their number in the list of pickups. */
export const DROPS = { spark: 0, heart: 1, chest: 2 } as const;
export const PICKUPS: readonly PickupKind[] = [
  { name: "spark", life: RUN.spark.life },
  { name: "heart", life: RUN.heart.life },
  { name: "chest", life: 0 },
];
