import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { expect, test } from "vitest";
import { nextActivity, parseMix, STANDARD_MIX } from "./mix.ts";

test("a mix names its activities, and the others never happen", () => {
  expect(parseMix("walk=2, fish=0.5")).toEqual({
    stand: 0,
    walk: 2,
    talk: 0,
    fish: 0.5,
    mine: 0,
    hunt: 0,
    fight: 0,
    hero: 0,
    story: 0,
    deliver: 0,
    enter: 0,
    wave: 0,
    give: 0,
    look: 0,
  });
});

test.each([
  [
    "swim=1",
    'there is no activity "swim"; there are stand, walk, talk, fish, mine, hunt, fight, hero, story, deliver, enter, wave, give, look',
  ],
  ["walk", "the share of walk must be a number"],
  ["walk=-1", "the share of walk must be a number"],
  ["walk=0", "all shares are 0"],
])("%s is refused", (text, line) => {
  expect(() => parseMix(text)).toThrow(new RangeError(line));
});

test("activities come as often as their shares say", () => {
  const random = seededRandom(5);
  const counts = new Map<string, number>();
  for (let drawn = 0; drawn < 10_000; drawn += 1) {
    const activity = nextActivity(STANDARD_MIX, random);
    counts.set(activity, (counts.get(activity) ?? 0) + 1);
  }
  for (const [activity, share] of Object.entries(STANDARD_MIX))
    expect(Math.abs((counts.get(activity) ?? 0) / 100 - share)).toBeLessThan(2);
});
