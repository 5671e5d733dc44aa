import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { mayWear, NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import { OUTFIT_SLOTS, PIECES, type WardrobeKey } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Character, choose, isChosen, isSame, TABS, triedOn, wearable } from "./character.ts";

const level = { level: 1, gained: 0, needed: 1 };
const NEWCOMER: WardrobeKey = {
  wallet: { mastery: { fishing: level, mining: level, combat: level }, items: {} },
  membership: NO_MEMBERSHIP,
};
const plain: Character = { look: { ...randomLook(3), hat: "cap", scarf: "teal" }, outfit: NO_OUTFIT };
const piece = (slug: string) => PIECES.find((each) => each.slug === slug)!;
const wear = (slug: string) => ({ slot: piece(slug).slot, piece: piece(slug) });
const sections = Object.values(TABS).flat();

test("every part of the look and every slot stands in one tab, and every piece once", () => {
  expect(sections.map(({ name }) => name).sort()).toEqual(
    ["head", "colour", "accent", "eyes", ...OUTFIT_SLOTS].sort(),
  );
  const choices = sections.flatMap((section) => section.choices);
  const offered = choices.flatMap((choice) => ("slot" in choice && choice.piece ? [choice.piece.slug] : []));
  expect(offered.sort()).toEqual(PIECES.map(({ slug }) => slug).sort());
});

test("after a choice it is the one that is chosen in its section", () => {
  const choices = sections.flatMap((section) => section.choices.map((choice) => ({ section, choice })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...choices), { minLength: 1, maxLength: 12 }), (made) => {
      const character = made.reduce((now, { choice }) => choose(now, choice), plain);
      const { section, choice } = made.at(-1)!;
      expect(section.choices.filter((each) => isChosen(character, each))).toEqual([choice]);
    }),
  );
});

test("a hat of the look takes earned headgear off, and an earned scarf lies over the one of the look", () => {
  const hooded = choose(plain, wear("ranger-hood"));
  expect(hooded.outfit.headgear).toBe("ranger-hood");
  expect(isChosen(hooded, { part: "hat", option: "cap" })).toBe(false);
  expect(choose(hooded, { part: "hat", option: "bow" })).toMatchObject({
    look: { hat: "bow" },
    outfit: { headgear: "none" },
  });
  const scarfed = choose(plain, wear("wave-scarf"));
  expect(scarfed.look.scarf).toBe("teal");
  expect(isChosen(scarfed, { part: "scarf", option: "teal" })).toBe(false);
});

test("what is tried on while locked gives way to what was worn there", () => {
  const saved = choose(plain, wear("overalls"));
  const draft = [wear("raincoat"), wear("big-wrench"), wear("fireflies")].reduce(choose, saved);
  expect(triedOn(draft, NEWCOMER).map(({ slug }) => slug)).toEqual(["raincoat", "fireflies"]);
  const next = wearable(draft, saved, NEWCOMER);
  expect(next.outfit).toEqual({ ...saved.outfit, weapon: "big-wrench" });
  expect(isSame(next, saved)).toBe(false);
  expect(isSame(wearable(choose(saved, wear("raincoat")), saved, NEWCOMER), saved)).toBe(true);
});

test("what can be saved may be worn, whatever was tried on and worn before", () => {
  const characters = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 9 })
    .map((pieces) => pieces.reduce((now, each) => choose(now, { slot: each.slot, piece: each }), plain));
  fc.assert(
    fc.property(characters, characters, (draft, saved) => {
      expect(mayWear(wearable(draft, saved, NEWCOMER).outfit, NEWCOMER)).toBe(true);
    }),
  );
});
