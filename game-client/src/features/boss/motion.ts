import type { GolemPose } from "@diamond-valley/art-kit/drawings/golem-poses.ts";
import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";

/** What a golem does, and how far it has come with it: 0..1. */
export interface Motion {
  readonly pose: GolemPose;
  readonly run: number;
}

/** How its picture is put on the ground. */
export interface Shape {
  /** Shares of its size. */
  readonly wide: number;
  readonly high: number;
  /** Px over the ground. */
  readonly lift: number;
  /** Degrees. */
  readonly turn: number;
}

/** The pictures of each attack, by its name in the content. */
const ATTACKS: Readonly<Record<string, readonly [warn: GolemPose, hit: GolemPose]>> = {
  stomp: ["stomp-warn", "stomp-hit"],
  toss: ["toss-warn", "toss-hit"],
  roll: ["roll-warn", "roll-hit"],
  ring: ["pebbles-warn", "pebbles-hit"],
  sweep: ["sweep-warn", "sweep-hit"],
  quake: ["quake-warn", "quake-hit"],
  sulk: ["sulk-warn", "sulk-hit"],
};

/** Ticks in which the blow of an attack is still seen while the golem already rests. */
const AFTER = 5;

/** Ticks of warning of an attack by its number, as this fight has them: longer in calm mode. */
export const warningOf = (world: World, attack: number): number =>
  world.rules.warn?.(world, attack) ?? world.rules.attacks[attack]?.warn ?? 1;

/** What the golem of the own world does. `walks` where it moves; `step` counts its steps. */
export function motionOf(world: World, row: number, walks: boolean, step: number): Motion {
  const { mobs, rules } = world;
  const state = mobs.state[row]!;
  const timer = mobs.timer[row]!;
  const attack = rules.attacks[mobs.attack[row]! - 1];
  const [warn, hit] = ATTACKS[attack?.name ?? ""] ?? ["idle", "idle"];
  switch (state) {
    case MOB_STATES.telegraph:
      return { pose: warn, run: Math.min(1, timer / warningOf(world, mobs.attack[row]! - 1)) };
    case MOB_STATES.attack:
      return { pose: hit, run: 0 };
    case MOB_STATES.dazed:
      return { pose: "dazed", run: 0 };
    case MOB_STATES.recover:
      // What recovers counts down.
      return { pose: attack && timer > attack.recover - AFTER ? hit : "tired", run: 0 };
    default:
      return { pose: walks ? (step % 2 === 0 ? "step-left" : "step-right") : "idle", run: 0 };
  }
}

/** How fast a rolling golem turns, degrees a second. */
export const ROLL_SPEED = 720;

/** `beat` goes round with the time (radians); 0 for who asked for less motion. */
export function shapeOf({ pose, run }: Motion, beat: number): Shape {
  const wave = Math.sin(beat);
  const tremble = beat === 0 ? 0 : Math.sin(beat * 9) * run;
  switch (pose) {
    case "stomp-warn":
    case "quake-warn":
      return { wide: 1 - 0.06 * run, high: 1 + 0.1 * run, lift: 22 * run, turn: tremble };
    case "stomp-hit":
    case "quake-hit":
      return { wide: 1.1, high: 0.9, lift: 0, turn: 0 };
    case "roll-warn":
      return { wide: 1 + 0.06 * run, high: 1 - 0.08 * run, lift: 0, turn: tremble * 3 };
    case "toss-warn":
    case "pebbles-warn":
    case "sweep-warn":
    case "sulk-warn":
      return { wide: 1 + 0.05 * run, high: 1 - 0.03 * run, lift: 0, turn: tremble * 1.5 };
    case "tired":
      return { wide: 1 + 0.035 * wave, high: 1 - 0.045 * wave, lift: 0, turn: 0 };
    case "dazed":
      return { wide: 1, high: 1 - 0.02 * wave, lift: 0, turn: wave * 5 };
    default:
      return { wide: 1 + 0.02 * wave, high: 1 - 0.025 * wave, lift: 0, turn: 0 };
  }
}
