import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** Steps of the world from patch to patch: ten patches a second show 50 walkers within 5 KB/s. */
export const PATCH_STEPS = 2;
/** The time of one step of the world, ms. */
export const STEP_MS = 1_000 / TICK_RATE;
/** Parts that a step is divided into. Rooms of different slots are never due at the same time. */
const SLOTS_A_STEP = 10;
const SLOTS = SLOTS_A_STEP * PATCH_STEPS;
const SLOT_MS = STEP_MS / SLOTS_A_STEP;
/** Slots from one new room to the next: has no divisor in common with SLOTS, so that neighbours are far apart. */
const STRIDE = 7;
/** Steps that are made up for after a pause of the process; older ones are dropped. */
const CATCH_UP_STEPS = 5;
/** How long slots that are late may be run one after the other, ms: what came in meanwhile waits so long to be read. */
const IN_A_ROW_MS = 5;

/** Makes one step of a room's world, and its patch where one is due. Must not throw. */
export type Step = (patch: boolean) => void;

/** The steps of all rooms of a process. */
export interface StepSchedule {
  /** Calls `step` TICK_RATE times a second, until the answered function is called. */
  join(step: Step): () => void;
}

/**
 * A schedule that spreads the rooms evenly over the time from patch to patch. With a timer of its own for each room,
 * timers that were late once are due together from then on: forty rooms then write their patches in one go, and every
 * ping behind them waits. Here no more than a twentieth of the rooms is due at a time, and what came in meanwhile is
 * read between slots that are late. Where time does not suffice for all steps every room loses as many of them.
 */
export function createStepSchedule(): StepSchedule {
  const slots = Array.from({ length: SLOTS }, () => new Set<Step>());
  const origin = performance.now();
  /** The next slot to run, counted from the origin. */
  let next = 0;
  let waiting: NodeJS.Timeout | undefined;

  const slotAt = (index: number): Set<Step> => slots[index % SLOTS] as Set<Step>;
  /** How many slots have come due since the origin. */
  const due = (): number => Math.floor((performance.now() - origin) / SLOT_MS);
  const isEmpty = (index: number): boolean =>
    slotAt(index).size === 0 && slotAt(index + SLOTS_A_STEP).size === 0;

  function wait(): void {
    clearTimeout(waiting);
    if (slots.every(({ size }) => size === 0)) return;
    while (isEmpty(next)) next += 1;
    const delay = origin + next * SLOT_MS - performance.now();
    waiting = setTimeout(run, Math.max(0, delay));
  }

  /** Drops what is too late: whole rounds, for else the same rooms might be passed over each time. */
  function dropLate(): void {
    const late = due() - CATCH_UP_STEPS * SLOTS_A_STEP - next;
    if (late > 0) next += Math.ceil(late / SLOTS) * SLOTS;
  }

  function run(): void {
    const began = performance.now();
    do {
      dropLate();
      for (const step of slotAt(next)) step(true);
      for (const step of slotAt(next + SLOTS_A_STEP)) step(false);
      next += 1;
      while (isEmpty(next) && next <= due()) next += 1;
    } while (next <= due() && performance.now() - began < IN_A_ROW_MS);
    wait();
  }

  return {
    join(step) {
      let slot = 0;
      for (let turn = 1; turn < SLOTS; turn += 1) {
        const other = (turn * STRIDE) % SLOTS;
        if (slotAt(other).size < slotAt(slot).size) slot = other;
      }
      const members = slotAt(slot);
      members.add(step);
      // The schedule may have waited for a later slot, or for none.
      next = Math.min(next, due() + 1);
      wait();
      return () => {
        members.delete(step);
        wait();
      };
    },
  };
}
