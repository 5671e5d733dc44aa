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

test("a frame's time is that of its scripts and layout up to its end, nested work once, whoever asked for it", () => {
  const events = [
    main(1),
    work("TimerFire", 0, 500),
    work("PrePaint", 900, 50),
    work("FireAnimationFrame", 1_000, 3_000),
    work("FunctionCall", 1_100, 2_500),
    work("FireAnimationFrame", 4_000, 400),
    work("Layout", 4_500, 1_000),
    work("PrePaint", 5_600, 300),
    work("Paint", 6_000, 9_000),
    work("FireAnimationFrame", 17_000, 2_000),
    work("PrePaint", 20_000, 100),
    work("FireAnimationFrame", 33_000, 1_000),
  ];
  expect(frameTimes(events)).toEqual([4.4, 2]);
});

test("the page that works most is measured, and no other thread", () => {
  const events = [
    main(1),
    main(2),
    work("PrePaint", 0, 100, 2),
    work("PrePaint", 0, 100),
    work("FireAnimationFrame", 1_000, 1_000),
    work("FunctionCall", 2_000, 1_000),
    { ...work("FunctionCall", 2_000, 9_000), tid: 7 },
    work("PrePaint", 16_000, 100),
  ];
  expect(frameTimes(events)).toEqual([2]);
});

test("the thread's own time counts, where it was traced", () => {
  const own = (event: TraceEvent, tts: number, tdur: number): TraceEvent => ({ ...event, tts, tdur });
  const events = [
    main(1),
    own(work("PrePaint", 500, 100), 500, 50),
    own(work("FireAnimationFrame", 1_000, 9_000), 1_000, 2_000),
    own(work("Layout", 12_000, 1_000), 3_500, 500),
    own(work("PrePaint", 14_000, 900), 4_000, 100),
  ];
  expect(frameTimes(events)).toEqual([2.5]);
});

test("nothing is measured where nothing was drawn", () => {
  expect(frameTimes([main(1), work("FunctionCall", 0, 10)])).toEqual([]);
});
