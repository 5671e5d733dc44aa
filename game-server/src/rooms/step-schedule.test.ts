import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStepSchedule, STEP_MS, type StepSchedule } from "./step-schedule.ts";

const PATCH_MS = 2 * STEP_MS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The times of a member's steps, ms from now, and whether each had a patch. */
function watch(schedule: StepSchedule) {
  const began = performance.now();
  const steps: { at: number; patch: boolean }[] = [];
  const leave = schedule.join((patch) => steps.push({ at: performance.now() - began, patch }));
  return { steps, leave };
}

test("a room makes twenty steps a second, and a patch with every second of them", () => {
  const { steps } = watch(createStepSchedule());
  vi.advanceTimersByTime(10_000);
  expect(steps.length).toBeGreaterThanOrEqual(199);
  expect(steps.length).toBeLessThanOrEqual(201);
  for (const [index, { at, patch }] of steps.entries()) {
    expect(patch).toBe(steps[0]!.patch === (index % 2 === 0));
    expect(at - steps[0]!.at).toBeGreaterThan(index * STEP_MS - 2);
    expect(at - steps[0]!.at).toBeLessThan(index * STEP_MS + 2);
  }
});

test("no more than two of forty rooms write their patches at the same time", () => {
  const schedule = createStepSchedule();
  const rooms = Array.from({ length: 40 }, () => watch(schedule));
  vi.advanceTimersByTime(1_000);
  const patches = new Map<number, number>();
  for (const { steps } of rooms) {
    const phase = steps.find(({ patch }) => patch)!.at % PATCH_MS;
    const slot = Math.round(phase / 5) % 20;
    patches.set(slot, (patches.get(slot) ?? 0) + 1);
  }
  expect([...patches.values()]).toEqual(Array(20).fill(2));
});

test("rooms that leave make room for new ones, and the last one stops the timer", () => {
  const schedule = createStepSchedule();
  const rooms = Array.from({ length: 20 }, () => watch(schedule));
  vi.advanceTimersByTime(1_000);
  rooms[3]!.leave();
  const before = rooms[3]!.steps.length;
  const free = rooms[3]!.steps.findLast(({ patch }) => patch)!.at % PATCH_MS;
  const late = watch(schedule);
  vi.advanceTimersByTime(1_000);
  expect(rooms[3]!.steps.length).toBe(before);
  expect(late.steps.findLast(({ patch }) => patch)!.at % PATCH_MS).toBeCloseTo(free, 0);
  for (const { leave } of [...rooms, late]) leave();
  expect(vi.getTimerCount()).toBe(0);
});

/** A process that does other things too: `turn` lets so much time pass, ms, before the schedule's timer is looked at. */
function busyProcess() {
  let passed = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  const pass = (ms: number): void => {
    passed += ms;
  };
  return {
    pass,
    turn(ms: number): void {
      pass(ms);
      vi.advanceTimersToNextTimer();
    },
  };
}

test.each([20, 80, 130])("rooms keep their steps and patches in a process that looks every %i ms", (ms) => {
  const schedule = createStepSchedule();
  const rooms = Array.from({ length: 3 }, () => watch(schedule));
  const { turn } = busyProcess();
  const turns = Math.ceil(10_000 / ms);
  for (let turned = 0; turned < turns; turned += 1) turn(ms);
  for (const { steps } of rooms) {
    expect(steps.length).toBeGreaterThan(190);
    expect(steps.filter(({ patch }) => patch).length).toBeGreaterThan(90);
  }
});

test("where time does not suffice for all rooms each gets its share, patches too", () => {
  const schedule = createStepSchedule();
  const { pass, turn } = busyProcess();
  const rooms = Array.from({ length: 25 }, () => ({ steps: 0, patches: 0 }));
  for (const room of rooms)
    schedule.join((patch) => {
      // Ten steps of a hundred can be made.
      pass(20);
      room.steps += 1;
      if (patch) room.patches += 1;
    });
  for (let turned = 0; turned < 2_000; turned += 1) turn(1);
  const all = rooms.reduce((sum, { steps }) => sum + steps, 0);
  for (const { steps, patches } of rooms) {
    expect(steps).toBeGreaterThan((all / rooms.length) * 0.5);
    expect(patches).toBeGreaterThan(steps * 0.4);
  }
});

test("a pause of the process is made up for by five steps, and no more", () => {
  const { steps } = watch(createStepSchedule());
  vi.advanceTimersByTime(1_000);
  const before = steps.length;
  // The clock goes on, and no timer runs.
  vi.setSystemTime(Date.now() + 3_000);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + 3_000);
  vi.advanceTimersByTime(120);
  expect(steps.length - before).toBeGreaterThanOrEqual(5);
  expect(steps.length - before).toBeLessThanOrEqual(8);
});
