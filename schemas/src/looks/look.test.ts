import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAPS } from "../places/maps.fixture.ts";
import { CHARACTER_LOOKS } from "./characters.ts";
import {
  asPlayerLook,
  CharacterLook,
  LOOK_OPTIONS,
  PLAYER_OPTIONS,
  PlayerLook,
  packLook,
  randomLook,
  unpackLook,
} from "./look.ts";

const look: fc.Arbitrary<CharacterLook> = fc.record({
  head: fc.constantFrom(...LOOK_OPTIONS.head),
  colour: fc.constantFrom(...LOOK_OPTIONS.colour),
  hat: fc.constantFrom(...LOOK_OPTIONS.hat),
  scarf: fc.constantFrom(...LOOK_OPTIONS.scarf),
  eyes: fc.constantFrom(...LOOK_OPTIONS.eyes),
  accent: fc.constantFrom(...LOOK_OPTIONS.accent),
});

describe("a packed look", () => {
  test("unpacks to itself and fits a uint32", () => {
    fc.assert(
      fc.property(look, (chosen) => {
        const packed = packLook(chosen);
        expect(packed).toBe(packed >>> 0);
        expect(unpackLook(packed)).toEqual(chosen);
      }),
    );
  });

  test("is distinct for each look", () => {
    fc.assert(
      fc.property(look, look, (a, b) => {
        expect(packLook(a) === packLook(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  test("is a valid look whatever the number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (packed) => {
        expect(CharacterLook.safeParse(unpackLook(packed)).success).toBe(true);
      }),
    );
  });

  test("has room for every choice", () => {
    const { hat, ...others } = LOOK_OPTIONS;
    for (const options of Object.values(others)) expect(options.length).toBeLessThanOrEqual(16);
    expect(hat.length).toBeLessThanOrEqual(256);
  });

  test("has a hat of the first sixteen in 24 bits, as looks were packed before there were more", () => {
    const bare = { head: "egg", colour: "mint", scarf: "teal", eyes: "pink", accent: "sky" } as const;
    expect(packLook({ ...bare, hat: "visor" })).toBe(0x54_2f_a3);
    expect(packLook({ ...bare, hat: "prism" })).toBe(0x1_54_20_a3);
  });
});

test("a random look is the same for the same seed, and looks differ", () => {
  const looks = Array.from({ length: 200 }, (_, seed) => packLook(randomLook(seed)));
  expect(looks).toEqual(Array.from({ length: 200 }, (_, seed) => packLook(randomLook(seed))));
  expect(new Set(looks).size).toBeGreaterThan(190);
});

test("every character on the maps has a look", () => {
  for (const { slug } of Object.values(MAPS).flatMap(({ characters }) => characters))
    expect(Object.hasOwn(CHARACTER_LOOKS, slug), slug).toBe(true);
});

describe("the hats of the village's characters are not for players", () => {
  const theirs = new Set<string>(Object.values(CHARACTER_LOOKS).map(({ hat }) => hat));

  test("what players choose from and what characters wear have nothing in common, and nothing is left over", () => {
    expect(PLAYER_OPTIONS.hat.filter((hat) => theirs.has(hat))).toEqual([]);
    expect(new Set([...PLAYER_OPTIONS.hat, ...theirs])).toEqual(new Set(LOOK_OPTIONS.hat));
  });

  test("a look with such a hat, or with Core's ring, is refused, and one from before is read as a player's", () => {
    fc.assert(
      fc.property(look, (chosen) => {
        const worn = unpackLook(asPlayerLook(packLook(chosen)));
        const isRing = chosen.head === "ring";
        expect(PlayerLook.safeParse(chosen).success).toBe(!theirs.has(chosen.hat) && !isRing);
        const hat = theirs.has(chosen.hat) ? "antenna" : chosen.hat;
        expect(worn).toEqual({ ...chosen, hat, head: isRing ? "round" : chosen.head });
      }),
    );
  });

  test("none is drawn for a newcomer, and all that are free come up", () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => randomLook(seed).hat);
    expect(new Set(drawn)).toEqual(new Set(PLAYER_OPTIONS.hat));
  });
});
