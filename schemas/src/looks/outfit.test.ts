import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_MEMBERSHIP } from "../story/membership.ts";
import { randomLook } from "./look.ts";
import {
  lockedIn,
  mayWear,
  NO_OUTFIT,
  Outfit,
  PlayerCharacter,
  packOutfit,
  unpackOutfit,
  wornPieces,
} from "./outfit.ts";
import { OUTFIT_BITS, weaponAlone, withoutWeapon } from "./outfit-bits.ts";
import { OUTFIT_SLOTS, type OutfitSlot, PIECES, piecesOf } from "./wardrobe.ts";

const outfits = fc.record(
  Object.fromEntries(
    OUTFIT_SLOTS.map((slot) => [slot, fc.constantFrom("none", ...piecesOf(slot).map(({ slug }) => slug))]),
  ),
) as unknown as fc.Arbitrary<Outfit>;

/** What the first wardrobe had, in the order of packing: it may grow at the end of a slot, and in no other way. */
const FIRST: Record<OutfitSlot, string> = {
  headgear: "bucket-hat crystal-helmet ranger-hood diving-helmet lily-hat horned-helmet",
  clothes:
    "overalls raincoat work-jacket ranger-coat pearl-vest lily-vest moss-vest traveller-suit guardian-suit prism-suit lab-coat",
  costume: "gold-angler gold-miner gold-ranger architect phone game studio gallery vip",
  weapon:
    "big-wrench landing-net pickaxe herb-sickle anchor reed-staff root-axe coral-hammer trident crystal-sword legendary-sword",
  badge: "gear-pin fish-badge ore-badge herb-badge bot-badge guest-pin",
  scarf:
    "wave-scarf stone-scarf leaf-scarf blue-team-scarf yellow-team-scarf green-team-scarf red-team-scarf",
  boots: "sneakers waders steel-boots forest-boots",
  back: "satchel creel ore-pack leaf-wings pearl-cape dragonfly-wings ember-cape balloon",
  glow: "bubbles crystal-light fireflies petals",
};

describe("a packed outfit", () => {
  test("unpacks to itself and fits a uint32", () => {
    fc.assert(
      fc.property(outfits, (outfit) => {
        const packed = packOutfit(outfit);
        expect(packed).toBe(packed >>> 0);
        expect(unpackOutfit(packed)).toEqual(outfit);
      }),
    );
  });

  test("is a valid outfit whatever the number, and no outfit is 0", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (packed) => {
        expect(Outfit.safeParse(unpackOutfit(packed)).success).toBe(true);
      }),
    );
    expect(packOutfit(NO_OUTFIT)).toBe(0);
    expect(unpackOutfit(0)).toEqual(NO_OUTFIT);
  });

  test("has room for every piece in 32 bits", () => {
    for (const slot of OUTFIT_SLOTS) expect(piecesOf(slot).length, slot).toBeLessThan(1 << OUTFIT_BITS[slot]);
    expect(OUTFIT_SLOTS.reduce((sum, slot) => sum + OUTFIT_BITS[slot], 0)).toBe(32);
  });

  test("can be split into the weapon and everything else", () => {
    fc.assert(
      fc.property(outfits, (outfit) => {
        const packed = packOutfit(outfit);
        expect(unpackOutfit(withoutWeapon(packed))).toEqual({ ...outfit, weapon: "none" });
        expect(unpackOutfit(weaponAlone(packed))).toEqual({ ...NO_OUTFIT, weapon: outfit.weapon });
      }),
    );
  });

  test.each(OUTFIT_SLOTS)("keeps what was worn as %s in the first wardrobe", (slot) => {
    const now = piecesOf(slot).map(({ slug }) => slug);
    expect(now.slice(0, FIRST[slot].split(" ").length).join(" ")).toBe(FIRST[slot]);
  });
});

test("a piece of another slot, an unknown one, and an outfit that is not whole are refused", () => {
  expect(Outfit.safeParse(NO_OUTFIT).success).toBe(true);
  for (const change of [{ weapon: "raincoat" }, { weapon: "laser" }, { glow: undefined }, { hat: "none" }])
    expect(Outfit.safeParse({ ...NO_OUTFIT, ...change }).success, JSON.stringify(change)).toBe(false);
});

test("a character may leave its outfit out", () => {
  expect(PlayerCharacter.parse(randomLook(1))).toEqual(randomLook(1));
  expect(PlayerCharacter.parse({ ...randomLook(1), outfit: NO_OUTFIT }).outfit).toEqual(NO_OUTFIT);
});

test("only unlocked pieces may be worn", () => {
  const level = { level: 1, gained: 0, needed: 1 };
  const wallet = { mastery: { fishing: level, mining: level, combat: level }, items: {} };
  const key = { wallet, membership: NO_MEMBERSHIP };
  fc.assert(
    fc.property(outfits, (outfit) => {
      const start = PIECES.filter(({ unlock }) => unlock === "start").map(({ slug }) => slug as string);
      const worn = Object.values(outfit).filter((slug) => slug !== "none");
      expect(wornPieces(outfit).map(({ slug }) => slug)).toEqual(worn);
      expect(lockedIn(outfit, key).map(({ slug }) => slug)).toEqual(
        worn.filter((slug) => !start.includes(slug)),
      );
      expect(mayWear(outfit, key)).toBe(worn.every((slug) => start.includes(slug)));
    }),
  );
});
