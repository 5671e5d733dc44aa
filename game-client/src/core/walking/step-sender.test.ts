import { expect, test } from "vitest";
import type { Axes } from "../input/controls.ts";
import { createStepSender } from "./step-sender.ts";

const STILL: Axes = { dx: 0, dy: 0 };
const RIGHT: Axes = { dx: 100, dy: 0 };

function play(...steps: Axes[]): Axes[] {
  const sent: Axes[] = [];
  const data = { dx: 0, dy: 0 };
  let step = 0;
  const send = createStepSender({ data, send: () => sent.push({ ...data }) }, () => steps[step++] ?? STILL);
  for (const _ of steps) send();
  return sent;
}

test("who stands sends nothing, from the start", () => {
  expect(play(STILL, STILL, STILL)).toEqual([]);
});

test("each step of a walk is sent, and its end once", () => {
  expect(play(STILL, RIGHT, RIGHT, STILL, STILL, STILL)).toEqual([RIGHT, RIGHT, STILL]);
});

test("a walk after a stop begins with its first step", () => {
  expect(play(RIGHT, STILL, STILL, RIGHT)).toEqual([RIGHT, STILL, RIGHT]);
});
