import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../clock.ts";
import { DARKEST, daylightAt } from "./daylight.ts";

/** Midnight in Korea on 7 October 2025. */
const MIDNIGHT = Date.parse("2025-10-06T15:00:00Z");
const at = (hour: number) => daylightAt(MIDNIGHT + hour * HOUR);

describe("by the hour in Korea", () => {
  test.each([
    ["the morning is bright and a little rosy", 8, { strength: [0.05, 0.2], sun: [0.6, 1], lamps: [0, 0] }],
    ["noon is clear", 13, { strength: [0, 0], sun: [1, 1], lamps: [0, 0] }],
    ["the evening is golden", 18, { strength: [0.25, 0.35], sun: [0.8, 1], lamps: [0.1, 0.5] }],
    ["lamps are lit at dusk", 18.75, { strength: [0.3, 0.45], sun: [0.2, 0.7], lamps: [0.6, 1] }],
    ["the night is blue, and lit by lamps", 22, { strength: [0.4, DARKEST], sun: [0, 0], lamps: [1, 1] }],
  ] as const)("%s", (_, hour, { strength, sun, lamps }) => {
    const light = at(hour);
    for (const [value, [least, most]] of [
      [light.tint[3], strength],
      [light.sun, sun],
      [light.lamps, lamps],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  });

  test("the evening is warm and the night is cool", () => {
    const [red, , blue] = at(18).tint;
    expect(red).toBeGreaterThan(blue * 3);
    const night = at(23).tint;
    expect(night[2]).toBeGreaterThan(night[0] * 2);
  });
});

test("no minute of the day flashes, and none is too dark to read by", () => {
  for (let now = MIDNIGHT; now < MIDNIGHT + DAY; now += MINUTE) {
    const [light, next] = [daylightAt(now), daylightAt(now + MINUTE)];
    expect(light.tint[3]).toBeLessThanOrEqual(DARKEST);
    for (const value of [light.tint[3], light.sun, light.lamps]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    // What is seen of the tint: its colour by its strength.
    for (const part of [0, 1, 2] as const)
      expect(
        Math.abs(light.tint[part] * light.tint[3] - next.tint[part] * next.tint[3]),
        `${(now - MIDNIGHT) / MINUTE}`,
      ).toBeLessThan(2);
    expect(Math.abs(light.sun - next.sun)).toBeLessThan(0.02);
    expect(Math.abs(light.lamps - next.lamps)).toBeLessThan(0.02);
  }
});
