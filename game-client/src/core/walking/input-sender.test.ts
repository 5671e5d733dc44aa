import { expect, test } from "vitest";
import type { Axes } from "../input/controls.ts";
import { createInputSender } from "./input-sender.ts";

const STILL: Axes = { dx: 0, dy: 0 };
const EAST: Axes = { dx: 100, dy: 0 };

/** What is sent for these steps. */
function sent(steps: readonly Axes[]): Axes[] {
  const inputs: Axes[] = [];
  const step = createInputSender((axes) => inputs.push(axes));
  for (const axes of steps) step(axes);
  return inputs;
}

test("somebody who has not walked yet sends nothing", () => {
  expect(sent(Array(100).fill(STILL))).toEqual([]);
});

test("each step of a walk is sent", () => {
  expect(sent(Array(40).fill(EAST))).toHaveLength(40);
});

test("the end of a walk is said three times, then there is silence until the next one", () => {
  const walk = [EAST, ...Array<Axes>(50).fill(STILL)];
  expect(sent(walk)).toEqual([EAST, STILL, STILL, STILL]);
  expect(sent([...walk, ...walk])).toEqual([EAST, STILL, STILL, STILL, EAST, STILL, STILL, STILL]);
});
