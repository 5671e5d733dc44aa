import { expect, test } from "vitest";
import { ringLook } from "./ring-look.ts";

const RING = { strike: 12, perfect: 3 };
const at = (elapsed: number, share = 0) => ringLook({ ...RING, elapsed }, share);

test("the ring closes evenly, between ticks too", () => {
  const radii = [0, 0.5, 1].map((share) => at(4, share).radius);
  expect(radii[0]! - radii[1]!).toBeCloseTo(radii[1]! - radii[2]!);
  expect(at(4, 1).radius).toBeCloseTo(at(5).radius);
});

test("it is in the middle of the band when it closes, and in the band while a press is perfect", () => {
  const [from, to] = at(12).band;
  expect(at(12).radius).toBeCloseTo((from + to) / 2);
  for (let elapsed = 0; elapsed <= 15; elapsed += 1) {
    const { radius, now } = at(elapsed);
    expect(now, `tick ${elapsed}`).toBe(Math.abs(elapsed - 12) <= 3);
    expect(radius >= from && radius <= to, `tick ${elapsed}`).toBe(now);
  }
});
