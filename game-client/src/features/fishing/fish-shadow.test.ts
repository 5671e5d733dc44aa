import { expect, test } from "vitest";
import { swimAt } from "./fish-shadow.ts";

const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y / 0.55);

test("the shadow circles around the float and comes nearer, but not to it before the bite", () => {
  expect(far(swimAt(0))).toBeGreaterThan(80);
  for (let clock = 200; clock < 9_000; clock += 200) {
    expect(far(swimAt(clock))).toBeLessThanOrEqual(far(swimAt(clock - 200)) + 1e-6);
    expect(far(swimAt(clock))).toBeGreaterThan(40);
  }
});

test("the shadow looks where it swims", () => {
  for (const clock of [100, 1_700, 4_900]) {
    const [at, next] = [swimAt(clock), swimAt(clock + 5)];
    const heading = Math.atan2(next.y - at.y, next.x - at.x);
    expect(Math.cos(heading - at.angle)).toBeGreaterThan(0.8);
  }
});
