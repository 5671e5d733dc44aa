import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  layOutTags,
  MOST_PLAYERS,
  TAG_ABOVE,
  TAG_BELOW,
  TAG_RANK,
  type Tagged,
  type TagRank,
} from "./name-tag-layout.ts";

const robot = (x: number, y: number, rank: TagRank = TAG_RANK.player, width = 90): Tagged => ({
  x,
  y,
  rank,
  width,
});

describe("a name", () => {
  test.each<[string, Tagged[], (number | null)[]]>([
    ["hangs under the feet of who stands alone", [robot(100, 100)], [TAG_BELOW]],
    [
      "goes over the head where it would cover the face of who stands in front",
      [robot(100, 100), robot(110, 190)],
      [TAG_ABOVE, TAG_BELOW],
    ],
    [
      "goes over the head where it would cover the face of who has no name",
      [robot(100, 100), robot(110, 190, TAG_RANK.own, 0)],
      [TAG_ABOVE, null],
    ],
    [
      "of a character is left out where it would cover the player's own face",
      [robot(100, 100, TAG_RANK.character), robot(110, 190, TAG_RANK.own, 0)],
      [null, null],
    ],
    ["stays where the other stands beside", [robot(100, 100), robot(260, 150)], [TAG_BELOW, TAG_BELOW]],
    ["gives way to the player's own", [robot(100, 100), robot(120, 104, 0)], [TAG_ABOVE, TAG_BELOW]],
    [
      "is left out where a crowd leaves it no room",
      [robot(100, 100), robot(104, 100, 1), robot(96, 102, 0), robot(100, 190, 1)],
      [null, null, TAG_ABOVE, TAG_BELOW],
    ],
  ])("%s", (_, robots, drops) => {
    expect(layOutTags(robots)).toEqual(drops);
  });
});

describe("in a crowd", () => {
  /** The player at the left of a long row of others, far enough apart for all of their names. */
  const row = Array.from({ length: 20 }, (_, index) => robot(300 + index * 150, 100));
  const own = robot(0, 100, TAG_RANK.own);

  test("the nearest players have a name, and no others", () => {
    const named = layOutTags([...row.toReversed(), own]).toReversed();
    expect(named.map((drop) => drop !== null)).toEqual([
      true,
      ...row.map((_, index) => index < MOST_PLAYERS),
    ]);
  });

  test("who shows an emote comes before who is nearer, and characters count for none of them", () => {
    const talker = robot(9_000, 100, TAG_RANK.talker);
    const characters = [robot(0, 900, TAG_RANK.character), robot(0, 1_200, TAG_RANK.character)];
    const drops = layOutTags([own, ...row, talker, ...characters]);
    expect(drops.slice(-3)).toEqual([TAG_BELOW, TAG_BELOW, TAG_BELOW]);
    expect(drops.slice(1, -3).filter((drop) => drop !== null)).toHaveLength(MOST_PLAYERS - 1);
    expect(drops[MOST_PLAYERS]).toBeNull();
  });
});

test("no two names overlap, and the player's own is always there", () => {
  const place = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 25 }), (places) => {
      const robots = places.map(([x, y], index) => robot(x, y, index === 0 ? TAG_RANK.own : TAG_RANK.player));
      const drops = layOutTags(robots);
      expect(drops[0]).not.toBeNull();
      const hung = robots.flatMap((each, index) => {
        const drop = drops[index];
        return drop == null ? [] : [{ x: each.x, y: each.y + drop, width: each.width }];
      });
      for (const [index, a] of hung.entries())
        for (const b of hung.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= 28).toBe(true);
    }),
  );
});
