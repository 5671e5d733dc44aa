import fc from "fast-check";
import { expect, test } from "vitest";
import { diamondsLeft, isEventHeld } from "./open.ts";
import { DEMO_START, lastWeekAt, latestWeekAt, STAGES, seasonAt, weekAt, withWeek } from "./season.ts";

/** Korean wall-clock time. */
const kst = (text: string) => Date.parse(`${text}+09:00`);

test.each([
  ["2025-09-15T08:59:59", "early-access", "coming-soon", 0],
  ["2025-09-15T09:00:00", "prereg", "coming-soon", 0],
  ["2025-10-05T23:59:59", "prereg", "coming-soon", 0],
  ["2025-10-06T00:00:00", "coming-soon", "coming-soon", 0],
  ["2025-10-06T08:59:59", "coming-soon", "coming-soon", 0],
  ["2025-10-06T09:00:00", "event", "live", 1],
  ["2025-10-13T08:59:59", "event", "live", 1],
  ["2025-10-13T09:00:00", "event", "live", 2],
  ["2025-10-20T08:59:59", "event", "live", 2],
  ["2025-10-20T09:00:00", "event", "live", 3],
  ["2025-10-27T08:59:59", "event", "live", 3],
  ["2025-10-27T09:00:00", "event", "live", 4],
  ["2025-11-03T08:59:59", "event", "live", 4],
  ["2025-11-03T09:00:00", "event", "post-event", 0],
  ["2025-11-10T08:59:59", "event", "post-event", 0],
  ["2025-11-10T09:00:00", "sweepstake", "results-pending", 0],
  ["2025-11-25T08:59:59", "sweepstake", "results-pending", 0],
  ["2025-11-25T09:00:00", "sweepstake", "results-released", 0],
  ["2026-01-12T08:58:59", "sweepstake", "results-released", 0],
  ["2026-01-12T08:59:00", "shutdown", "results-released", 0],
])("at %s KST: %s, %s, week %i", (instant, stage, phase, week) => {
  expect(seasonAt(kst(instant))).toMatchObject({ stage, phase, week, eventEnd: kst("2025-11-10T09:00:00") });
});

test.each([
  ["2025-10-06T08:59:59.999", 0, 0, 0],
  ["2025-10-06T09:00:00.000", 1, 1, 0],
  ["2025-10-13T08:59:59.999", 1, 1, 0],
  ["2025-10-13T09:00:00.000", 2, 2, 1],
  ["2025-10-20T08:59:59.999", 2, 2, 1],
  ["2025-10-20T09:00:00.000", 3, 3, 2],
  ["2025-10-27T08:59:59.999", 3, 3, 2],
  ["2025-10-27T09:00:00.000", 4, 4, 3],
  ["2025-11-03T08:59:59.999", 4, 4, 3],
  // Midnight before, in whatever zone, turns nothing.
  ["2025-10-13T00:00:00.000", 1, 1, 0],
  ["2025-10-12T15:00:00.000", 1, 1, 0],
  ["2025-11-03T09:00:00.000", 0, 4, 4],
  ["2026-01-01T00:00:00.000", 0, 4, 4],
])("at %s KST it is week %i, boards are of week %i, and titles of week %i", (instant, now, latest, last) => {
  const at = kst(instant);
  expect([weekAt(at), latestWeekAt(at), lastWeekAt(at)]).toEqual([now, latest, last]);
});

test("stages only go on", () => {
  const any = fc.integer({ min: kst("2025-09-01T00:00:00"), max: kst("2026-02-01T00:00:00") });
  fc.assert(
    fc.property(any, any, (one, other) => {
      const order = [one, other].sort((a, b) => a - b).map((now) => STAGES.indexOf(seasonAt(now).stage));
      expect(order[0]).toBeLessThanOrEqual(order[1]!);
    }),
  );
});

test("an operator's stage wins over the timetable", () => {
  expect(seasonAt(kst("2025-10-07T12:00:00"), "sweepstake")).toMatchObject({
    stage: "sweepstake",
    phase: "results-pending",
  });
});

test("an event that an operator opens early is live", () => {
  expect(seasonAt(kst("2025-10-04T12:00:00"), "event")).toMatchObject({ phase: "live", week: 0 });
});

test("the demonstration starts in the first week", () => {
  expect(seasonAt(DEMO_START)).toMatchObject({ stage: "event", phase: "live", week: 1 });
});

test("diamonds can be spent until the event is over", () => {
  const left = Object.fromEntries(STAGES.map((stage) => [stage, diamondsLeft({ stage }, 30)]));
  expect(left).toEqual({
    "early-access": 30,
    prereg: 30,
    "coming-soon": 30,
    event: 30,
    sweepstake: 0,
    shutdown: 0,
  });
});

test("a week can be looked at from any instant", () => {
  expect(withWeek(seasonAt(kst("2025-12-01T00:00:00")), 3)).toMatchObject({
    stage: "event",
    phase: "live",
    week: 3,
  });
});

test("a stage behind the event is held until the event would have ended anyway", () => {
  const isHeldAt = (text: string, stage?: "sweepstake" | "coming-soon") =>
    isEventHeld(seasonAt(kst(text), stage), kst(text));
  expect(isHeldAt("2025-11-10T08:59:59", "sweepstake")).toBe(true);
  expect(isHeldAt("2025-11-10T09:00:00", "sweepstake")).toBe(false);
  expect([isHeldAt("2025-10-20T12:00:00"), isHeldAt("2025-10-20T12:00:00", "coming-soon")]).toEqual([
    false,
    false,
  ]);
});
