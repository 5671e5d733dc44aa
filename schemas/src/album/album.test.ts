import { describe, expect, test } from "vitest";
import { HOUR } from "../clock.ts";
import { localeKeys } from "../locales.fixture.ts";
import { NO_PROGRESS } from "../story/progress.ts";
import { COLOURS } from "../wallet/colours.ts";
import { CATEGORIES } from "../wallet/wallet.ts";
import { bestOf, findsOf, isOut, newsOf, withFinds } from "./album.ts";
import { ALBUM } from "./content.ts";

/** Midnight in Korea. */
const MIDNIGHT = Date.parse("2025-10-06T15:00:00Z");
const kindOf = (slug: string) => ALBUM.kinds.find((kind) => kind.slug === slug)!;

describe("the album", () => {
  test("has twelve kinds of each category, each with a name of its own", () => {
    for (const category of CATEGORIES)
      expect(ALBUM.kinds.filter((kind) => kind.category === category)).toHaveLength(12);
    expect(new Set(ALBUM.kinds.map(({ slug }) => slug)).size).toBe(36);
    for (const language of ["ko", "en"] as const) {
      const keys = localeKeys(language);
      const names = ALBUM.kinds.map(({ slug }) => keys.get(`album:kind.${slug}`));
      expect(new Set(names).size, language).toBe(36);
      expect(names).not.toContain(undefined);
    }
  });

  test("has something for each colour at each hour, and each kind at some hour", () => {
    for (const category of CATEGORIES)
      for (const colour of COLOURS)
        for (let hour = 0; hour < 24; hour += 1)
          expect(
            ALBUM.kinds.some(
              (kind) => kind.category === category && kind.colour === colour && isOut(kind, hour),
            ),
          ).toBe(true);
    for (const kind of ALBUM.kinds)
      expect(Array.from({ length: 24 }, (_, hour) => isOut(kind, hour))).toContain(true);
  });

  test("knows hours over midnight", () => {
    const out = (hours: [number, number]) =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isOut({ hours }, hour));
    expect(out([20, 4])).toEqual([0, 1, 2, 3, 20, 21, 22, 23]);
    expect(out([17, 24])).toEqual([17, 18, 19, 20, 21, 22, 23]);
  });
});

test("the same catch is always the same kinds, of its category and colour, out at its hour, of a size that they have", () => {
  const rarities = { common: 0, uncommon: 0, rare: 0 };
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const category = CATEGORIES[seed % 3]!;
    const colour = COLOURS[seed % 4]!;
    const hour = seed % 24;
    const now = MIDNIGHT + hour * HOUR + 1_000;
    const seeds = { shown: 1, hidden: seed * 97_003 };
    const finds = findsOf(category, [colour, colour], seeds, now);
    expect(findsOf(category, [colour, colour], seeds, now)).toEqual(finds);
    expect(findsOf(category, [colour], seeds.hidden, now)).toEqual(finds.slice(0, 1));
    expect(finds).toHaveLength(2);
    for (const { kind: slug, size } of finds) {
      const kind = kindOf(slug);
      expect(kind).toMatchObject({ category, colour });
      expect(isOut(kind, hour)).toBe(true);
      expect(size).toBeGreaterThanOrEqual(kind.size[0]);
      expect(size).toBeLessThanOrEqual(kind.size[1]);
      rarities[kind.rarity] += 1;
    }
  }
  expect(rarities.common).toBeGreaterThan(rarities.uncommon * 2);
  expect(rarities.uncommon).toBeGreaterThan(rarities.rare * 2);
  expect(rarities.rare).toBeGreaterThan(60);
});

test("what the player sees beforehand tells nothing of the kind, and a boot is none", () => {
  const at = (shown: number) => findsOf("fish", ["blue"], { shown, hidden: 77 }, MIDNIGHT);
  expect(at(1)).toEqual(at(99_999));
  expect(findsOf("fish", ["failed"], 5, MIDNIGHT)).toEqual([]);
});

describe("a find", () => {
  const small = { kind: "dew-dace", size: 120 };
  const large = { kind: "dew-dace", size: 250 };

  test("is new once, then news only where it is the largest so far", () => {
    expect(newsOf(NO_PROGRESS, [small])).toEqual([{ ...small, isNew: true }]);
    const known = withFinds(NO_PROGRESS, [small]);
    expect(bestOf(known, "dew-dace")).toBe(120);
    expect(newsOf(known, [large])).toEqual([{ ...large, isNew: false }]);
    expect(newsOf(withFinds(known, [large]), [small, large])).toEqual([]);
  });

  test("noted again changes nothing, and of two of a kind the largest counts", () => {
    const known = withFinds(NO_PROGRESS, [large, small]);
    expect(bestOf(known, "dew-dace")).toBe(250);
    expect(withFinds(known, [small, large])).toBe(known);
    expect(newsOf(NO_PROGRESS, [small, large])).toEqual([{ ...large, isNew: true }]);
  });
});
