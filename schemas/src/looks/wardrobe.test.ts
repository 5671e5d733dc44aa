import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Membership, NO_MEMBERSHIP } from "../story/membership.ts";
import { SKILLS, type Skill, type WalletView } from "../wallet/wallet.ts";
import {
  groupOf,
  isUnlocked,
  missingLevels,
  newlyUnlocked,
  nextPiece,
  OUTFIT_SLOTS,
  PIECE_GROUPS,
  PIECES,
  type Piece,
  unlockedPieces,
  unlockWords,
} from "./wardrobe.ts";

type Wallet = Pick<WalletView, "mastery" | "items">;
const wallet = (
  fishing: number,
  mining: number,
  combat: number,
  items: Record<string, number> = {},
): Wallet => {
  const at = (level: number) => ({ level, gained: 0, needed: 1 });
  return { mastery: { fishing: at(fishing), mining: at(mining), combat: at(combat) }, items };
};
const NEWCOMER = wallet(1, 1, 1);
const piece = (slug: string): Piece => PIECES.find((each) => each.slug === slug)!;
const slugs = (pieces: readonly Piece[]) => pieces.map(({ slug }) => slug);
const level = fc.integer({ min: 1, max: 10 });
const wallets = fc.tuple(level, level, level).map(([f, m, c]) => wallet(f, m, c));

describe("what mastery opens (spec 2 §9)", () => {
  test.each(SKILLS)("%s alone opens one piece at each level from 2 to 10", (skill) => {
    const own = PIECES.filter((each) => groupOf(each) === skill);
    const levels = own.map(({ unlock }) => (unlock as { level: number }).level);
    expect(levels.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each<[Skill, Skill]>([
    ["fishing", "mining"],
    ["fishing", "combat"],
    ["mining", "combat"],
  ])("%s and %s together open clothing at 3, 5, 7 and weapons at 4, 6", (first, second) => {
    const pair = PIECES.filter(
      ({ unlock }) => unlock !== "start" && "skills" in unlock && `${unlock.skills}` === `${[first, second]}`,
    );
    const found = pair.map(({ slot, unlock }) => [(unlock as { level: number }).level, slot === "weapon"]);
    expect(found.sort()).toEqual([
      [3, false],
      [4, true],
      [5, false],
      [6, true],
      [7, false],
    ]);
  });

  test("all three open clothing at 3, 5 and 7", () => {
    const all = PIECES.filter((each) => groupOf(each) === "all");
    expect(all.map(({ slot, unlock }) => [slot, (unlock as { level: number }).level])).toEqual([
      ["clothes", 3],
      ["clothes", 5],
      ["clothes", 7],
    ]);
  });

  test.each([
    ["fish-badge", wallet(1, 10, 10), wallet(2, 1, 1)],
    ["pearl-vest", wallet(3, 2, 10), wallet(3, 3, 1)],
    ["crystal-sword", wallet(10, 6, 5), wallet(1, 6, 6)],
    ["prism-suit", wallet(7, 7, 6), wallet(7, 7, 7)],
    ["gold-miner", wallet(10, 9, 10), wallet(1, 10, 1)],
  ])("%s opens at its levels and not below", (slug, below, at) => {
    expect(isUnlocked(piece(slug), { wallet: below, membership: NO_MEMBERSHIP })).toBe(false);
    expect(isUnlocked(piece(slug), { wallet: at, membership: NO_MEMBERSHIP })).toBe(true);
  });

  test("more mastery never takes a piece away", () => {
    fc.assert(
      fc.property(wallets, fc.constantFrom(...SKILLS), ({ mastery, items }, skill) => {
        const more = {
          items,
          mastery: { ...mastery, [skill]: { ...mastery[skill], level: mastery[skill].level + 1 } },
        };
        const before = slugs(unlockedPieces({ wallet: { mastery, items }, membership: NO_MEMBERSHIP }));
        const after = slugs(unlockedPieces({ wallet: more, membership: NO_MEMBERSHIP }));
        expect(after).toEqual(expect.arrayContaining(before));
        expect(slugs(newlyUnlocked({ mastery, items }, more, NO_MEMBERSHIP))).toEqual(
          after.filter((slug) => !before.includes(slug)),
        );
      }),
    );
  });
});

describe("what does not come from mastery", () => {
  test("a newcomer has the pieces from the start and no other", () => {
    const open = unlockedPieces({ wallet: NEWCOMER, membership: NO_MEMBERSHIP });
    expect(open.map(({ slot }) => slot)).toEqual(["clothes", "weapon", "badge", "boots", "back"]);
    expect(open.every((each) => groupOf(each) === "start")).toBe(true);
  });

  test.each([
    ["architect", "outfit-architect"],
    ["phone", "outfit-phone"],
    ["game", "outfit-game"],
    ["studio", "outfit-studio"],
    ["gallery", "outfit-gallery"],
    ["vip", "outfit-vip"],
    ["lab-coat", "lab-coat"],
    ["legendary-sword", "legendary-sword"],
    ["green-team-scarf", "team-scarf-green"],
    ["balloon", "lookbook-7"],
    ["petals", "lookbook-14"],
    ["bot-badge", "bot-badge"],
  ])("%s comes with the item %s, whatever somebody masters", (slug, item) => {
    const master = wallet(10, 10, 10);
    expect(isUnlocked(piece(slug), { wallet: master, membership: NO_MEMBERSHIP })).toBe(false);
    const owner = { ...NEWCOMER, items: { [item]: 1 } };
    expect(isUnlocked(piece(slug), { wallet: owner, membership: NO_MEMBERSHIP })).toBe(true);
    expect(slugs(newlyUnlocked(NEWCOMER, owner, NO_MEMBERSHIP))).toEqual([slug]);
  });

  test("the guest pin is for the invited", () => {
    const invited: Membership = { ...NO_MEMBERSHIP, invited: true };
    expect(isUnlocked(piece("guest-pin"), { wallet: NEWCOMER, membership: invited })).toBe(true);
    expect(isUnlocked(piece("guest-pin"), { wallet: NEWCOMER, membership: NO_MEMBERSHIP })).toBe(false);
  });
});

test("the next piece is the one that the fewest levels are missing to, until mastery has opened all", () => {
  expect(nextPiece(NEWCOMER)?.slug).toBe("fish-badge");
  expect(nextPiece(wallet(5, 2, 1))?.slug).toBe("crystal-helmet");
  expect(nextPiece(wallet(5, 10, 10))?.slug).toBe("raincoat");
  expect(nextPiece(wallet(10, 10, 10))).toBeNull();
  fc.assert(
    fc.property(wallets, ({ mastery }) => {
      const next = nextPiece({ mastery });
      const missing = PIECES.map((each) => missingLevels(each, mastery)).filter((count) => count > 0);
      expect(next ? missingLevels(next, mastery) : Number.POSITIVE_INFINITY).toBe(Math.min(...missing));
    }),
  );
});

test("every slot has pieces, every slug names one, and every group is met", () => {
  expect(new Set(PIECES.map(({ slot }) => slot))).toEqual(new Set(OUTFIT_SLOTS));
  expect(new Set(slugs(PIECES)).size).toBe(PIECES.length);
  expect(new Set(PIECES.map(groupOf))).toEqual(new Set(PIECE_GROUPS));
});

/** Looks up texts of a language, as the game does. */
function textsOf(language: string) {
  const file = join(import.meta.dirname, `../../locales/${language}/wardrobe.json`);
  const texts = JSON.parse(readFileSync(file, "utf8"));
  const text = (key: string, values: Record<string, string | number> = {}): string => {
    const path = key.replace("wardrobe:", "").split(".");
    const found = path.reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      texts,
    );
    expect(typeof found, key).toBe("string");
    return (found as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  return { texts, text };
}

test.each(["ko", "en"])(
  "every piece has a name in %s, and says what opens it; nothing else is named",
  (language) => {
    const { texts, text } = textsOf(language);
    expect(Object.keys(texts.piece).sort()).toEqual(slugs(PIECES).sort());
    for (const each of PIECES) expect(unlockWords(each, text)).not.toMatch(/undefined|\{\{/);
    const items = PIECES.flatMap(({ unlock }) =>
      unlock !== "start" && "item" in unlock ? [unlock.item] : [],
    );
    expect(Object.keys(texts.unlock.item).sort()).toEqual(items.sort());
    for (const slot of OUTFIT_SLOTS) for (const kind of ["slot", "none"]) text(`wardrobe:${kind}.${slot}`);
    for (const group of PIECE_GROUPS) text(`wardrobe:lookbook.group.${group}`);
  },
);

test.each([
  ["en", "overalls", "From the start"],
  ["en", "raincoat", "Fishing 6"],
  ["en", "crystal-sword", "Mining 6 and Combat 6"],
  ["en", "prism-suit", "Fishing, Mining and Combat 7"],
  ["en", "lab-coat", "A gift of the Diamond Lab"],
  ["en", "guest-pin", "For invited guests"],
  ["ko", "crystal-sword", "채굴 6, 전투 6"],
])("in %s %s reads %s", (language, slug, words) => {
  expect(unlockWords(piece(slug), textsOf(language).text)).toBe(words);
});
