import { expect, test } from "vitest";
import en from "../../locales/en/fishing.json" with { type: "json" };
import enGame from "../../locales/en/game.json" with { type: "json" };
import koGame from "../../locales/ko/game.json" with { type: "json" };
import { nearestFree } from "../maps/collision.ts";
import { lake } from "../places/maps.fixture.ts";
import { WALKER_RADIUS } from "../walking/walking.ts";
import { COLOURS } from "../wallet/colours.ts";
import { FISHING, FISHING_MASTERY_MAX, masteryAt, masteryInWords, spotColour } from "./tuning.ts";

test("the lake's spots are numbered from one, and each colour has some", () => {
  expect(lake.spots.map(({ number }) => number)).toEqual(lake.spots.map((_, index) => index + 1));
  const colours = lake.spots.map(({ number }) => spotColour(number));
  for (const colour of COLOURS)
    expect(colours.filter((each) => each === colour).length).toBeGreaterThanOrEqual(4);
});

test("at every spot there is ground to stand on within reach", () => {
  for (const spot of lake.spots) {
    const stand = nearestFree(lake, spot.x, spot.y, WALKER_RADIUS);
    expect(Math.hypot(stand.x - spot.x, stand.y - spot.y)).toBeLessThan(FISHING.reach / 2);
  }
});

test("mastery widens the zones, brings extra items from level 3 and certainty at level 10 (spec 2 §9)", () => {
  for (let level = 2; level <= FISHING_MASTERY_MAX; level++) {
    const [before, now] = [masteryAt(level - 1), masteryAt(level)];
    expect(now.success).toBeGreaterThan(before.success);
    expect(now.safe).toBeGreaterThan(before.safe);
    expect(now.extra).toBeGreaterThanOrEqual(before.extra);
    expect(now.safe).toBeGreaterThanOrEqual(now.success);
  }
  expect(masteryAt(2).extra).toBe(0);
  expect(masteryAt(3).extra).toBeGreaterThan(0);
  expect(masteryAt(10)).toMatchObject({ success: 1, safe: 1 });
  expect(masteryAt(0)).toBe(masteryAt(1));
  expect(masteryAt(99)).toBe(masteryAt(10));
});

test("the fish bites within two to six seconds", () => {
  expect(FISHING.wait).toEqual([2_000, 6_000]);
});

test("the texts name the numbers of the balance, in both languages alike", () => {
  expect(masteryInWords(3)).toEqual({ success: 18, safe: 40, extra: 5 });
  for (const { stats } of [koGame, enGame]) {
    expect(stats.fishing.zones).toContain("{{success}}");
    expect(stats.fishing.zones).toContain("{{safe}}");
    expect(stats.fishing.extra).toContain("{{extra}}");
  }
  for (const colour of COLOURS) expect(en.spot[colour]).toBeTruthy();
});
