import { type ArenaEvent, eventsOf } from "@diamond-valley/schemas/arena/events.ts";
import { readEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { frameOf, type Recording, ticksIn } from "@diamond-valley/schemas/arena/recording.ts";
import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { encodeSnapshot, loadSnapshot } from "@diamond-valley/schemas/arena/snapshot.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld, type World } from "@diamond-valley/schemas/arena/world.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";

/** A recorded run that is played again by the kernel, from any minute that it has come to before. */
export interface Tape {
  readonly world: World;
  /** Ticks that are recorded. */
  readonly length: number;
  /** Whole minutes of play that are kept, the first one included. */
  minutes(): number;
  /** Whether nothing is left to play. */
  isOver(): boolean;
  /** One step, with what happened in it; nothing behind the end. */
  step(): readonly ArenaEvent[];
  /** Goes to the start of a minute of play, or to the nearest kept before it. Answers whether it is there already. */
  goTo(minute: number): boolean;
  /** Plays on until the start of that minute or while `goesOn`; answers whether it is there, or the run is over. */
  advance(minute: number, goesOn: () => boolean): boolean;
}

/**
 * Puts a stored run onto a tape. Throws a RangeError where it was played by other rules, and a ZodError where it is no run.
 */
export function createTape(rules: ArenaRules, evidence: unknown): Tape {
  const { setup, recording } = readEvidence(rules, evidence);
  const world = createWorld(rules, setup);
  const length = ticksIn(recording);
  /** The world at the start of each minute. */
  const kept: { readonly tick: number; readonly bytes: Uint8Array }[] = [];
  const inputs = inputsOf(recording);
  const { tick } = world.clock;

  const keepMinute = (): void => {
    if (Math.floor(world.own[OWN.time]! / RUN.minute) === kept.length)
      kept.push({ tick: tick[0]!, bytes: encodeSnapshot(world) });
  };
  const isOver = (): boolean => tick[0]! >= length;
  const forward = (): void => {
    step(world, frameOf(recording, tick[0]!, inputs[tick[0]!] ?? 0));
    keepMinute();
  };
  keepMinute();

  return {
    world,
    length,
    minutes: () => kept.length,
    isOver,
    step() {
      if (isOver()) return [];
      forward();
      return eventsOf(world.events);
    },
    goTo(minute) {
      const wanted = Math.min(minute, kept.length - 1);
      loadSnapshot(world, kept[wanted]!.bytes);
      world.events.count = 0;
      return wanted === minute;
    },
    advance(minute, goesOn) {
      const isThere = (): boolean => kept.length > minute || isOver();
      // The time is asked for seldom: that takes longer than a step of a world at its beginning.
      for (let made = 1; !isThere() && (made % 16 !== 0 || goesOn()); made += 1) forward();
      return isThere();
    },
  };
}

/** The input of each tick. */
function inputsOf({ spans }: Recording): Int32Array {
  const inputs = new Int32Array(spans.reduce((sum, { ticks }) => sum + ticks, 0));
  let at = 0;
  for (const { input, ticks } of spans) {
    inputs.fill(input, at, at + ticks);
    at += ticks;
  }
  return inputs;
}
