import { expect, test } from "vitest";
import { frameTimes, type TraceEvent } from "./frame-times.ts";

const main = (pid: number): TraceEvent => ({
  name: "thread_name",
  ph: "M",
  pid,
  tid: 1,
  ts: 0,
  args: { name: "CrRendererMain" },
});
const work = (name: string, ts: number, dur: number, pid = 1): TraceEvent => ({
  name,
  ph: "X",
  pid,
  tid: 1,
  ts,
  dur,
});

test("a frame's time is that of its scripts and layout up to the next frame, nested work once", () => {
  const events = [
    main(1),
    work("TimerFire", 0, 500),
    work("FireAnimationFrame", 1_000, 3_000),
    work("FunctionCall", 1_100, 2_500),
    work("Layout", 4_500, 1_000),
    work("Paint", 6_000, 9_000),
    work("FireAnimationFrame", 17_000, 2_000),
    work("FireAnimationFrame", 33_000, 1_000),
  ];
  expect(frameTimes(events)).toEqual([4, 2]);
});

test("the page that works most is measured, and no other thread", () => {
  const events = [
    main(1),
    main(2),
    work("FireAnimationFrame", 0, 100, 2),
    work("FireAnimationFrame", 0, 1_000),
    work("FunctionCall", 2_000, 1_000),
    { ...work("FunctionCall", 2_000, 9_000), tid: 7 },
    work("FireAnimationFrame", 16_000, 1_000),
  ];
  expect(frameTimes(events)).toEqual([2]);
});

test("the thread's own time counts, where it was traced", () => {
  const own = (event: TraceEvent, tts: number, tdur: number): TraceEvent => ({ ...event, tts, tdur });
  const events = [
    main(1),
    own(work("FireAnimationFrame", 1_000, 9_000), 1_000, 2_000),
    own(work("Layout", 12_000, 1_000), 3_500, 500),
    own(work("FireAnimationFrame", 17_000, 2_000), 4_000, 1_000),
  ];
  expect(frameTimes(events)).toEqual([2.5]);
});

test("nothing is measured where nothing was drawn", () => {
  expect(frameTimes([main(1), work("FunctionCall", 0, 10)])).toEqual([]);
});
