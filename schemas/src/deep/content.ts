import { degrees } from "../arena/angles.ts";
import type { AttackKind, MobKind, PickupKind, ShotKind } from "../arena/content.ts";
import { DEEP, paceOf } from "./tuning.ts";

/** What makes the shots of a flight slow: each has shots and attacks of its own. */
const PACES = [false, true].flatMap((calm) =>
  Array.from({ length: DEEP.ease.most + 1 }, (_, ease) => ({ calm, ease })),
);

/** The attack of a stage (from 1 on) in a flight of this ease; its shot has the same number. */
export const attackOf = (stage: number, { calm, ease }: { readonly calm: boolean; readonly ease: number }) =>
  (stage - 1) * PACES.length + (calm ? DEEP.ease.most + 1 : 0) + ease;

/** The stage whose attack this is, from 1 on. */
export const stageOfAttack = (attack: number): number => Math.floor(attack / PACES.length) + 1;

/** Slower shots fly for longer, so that they reach as far. */
export const SHOTS: readonly ShotKind[] = DEEP.stages.flatMap(({ name, speed }) =>
  PACES.map((pace) => ({
    name: `${name}-${paceOf(pace)}`,
    radius: DEEP.shot.radius,
    speed: Math.trunc((speed * paceOf(pace)) / 100),
    damage: DEEP.damage,
    life: Math.trunc((DEEP.shot.life * 100) / paceOf(pace)),
  })),
);

export const ATTACKS: readonly AttackKind[] = DEEP.stages.flatMap(({ name, count, spread }, stage) =>
  PACES.map((pace) => ({
    name: `${name}-${paceOf(pace)}`,
    warn: DEEP.warn,
    recover: 1,
    range: 2_000,
    parts: [{ shape: "shots", shot: attackOf(stage + 1, pace), count, spread: degrees(spread) }],
  })),
);

/** Kinds of eyes. They stand still, nobody is hurt by touching them, and what they do is told by the beat of the flight. */
export const EYES = { small: 0, large: 1 } as const;

export const MOBS: readonly MobKind[] = (["eye", "heart"] as const).map((name) => ({
  name,
  hp: 1_000,
  radius: name === "eye" ? 20 : 40,
  speed: 0,
  gait: "still",
  touch: 0,
  push: 0,
  attacks: [],
  pause: 0,
}));

export const PICKUPS: readonly PickupKind[] = [{ name: "gem", life: DEEP.gem.life }];
