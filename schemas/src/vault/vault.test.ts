import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import content from "../../content/prizes.json" with { type: "json" };
import en from "../../locales/en/vault.json" with { type: "json" };
import ko from "../../locales/ko/vault.json" with { type: "json" };
import { PRIZE_TIERS } from "../account/tiers.ts";
import { seasonAt } from "../season/season.ts";
import { MILESTONES } from "../wallet/levels.ts";
import { type AccountFacts, addingBarred, filterPrizes, prizeView, type Viewer } from "./eligibility.ts";
import { PRIZE_MILESTONES, PRIZES, Prize, prizeOf } from "./prizes.ts";
import { ENTRY_STATUSES, FILTERS, type PrizeView } from "./vault.ts";

const LIVE = Date.parse("2025-10-07T03:00:00Z");
const CLOSE = Date.parse("2025-11-10T00:00:00Z");
const anybody: AccountFacts = { tier: "none", vip: false, vvip: false, hasAddress: true };

function prizeLike(wanted: Partial<Prize>): Prize {
  const prize = prizeOf("robot-plush");
  if (!prize) throw new Error("the plush is gone");
  return { ...prize, ...wanted };
}
function look(prize: Prize, viewer: Partial<Viewer> = {}, now = LIVE): PrizeView {
  return prizeView(prize, { level: 100, entries: 0, facts: anybody, ...viewer }, seasonAt(now), now);
}

describe("the content", () => {
  test("follows its schema, with a slug of its own for each prize", () => {
    expect(z.array(Prize).parse(content)).toEqual(content);
    expect(new Set(PRIZES.map(({ slug }) => slug)).size).toBe(PRIZES.length);
  });
  test("asks for 10, 20, 50 or 100 diamonds an entry, of which level 3 pays the first", () => {
    expect([...new Set(PRIZES.map(({ price }) => price))].sort((a, b) => a - b)).toEqual([10, 20, 50, 100]);
    const paid = MILESTONES.filter(({ level }) => level <= 3).reduce(
      (sum, { diamonds }) => sum + diamonds,
      0,
    );
    expect(paid).toBeGreaterThanOrEqual(Math.min(...PRIZES.map(({ price }) => price)));
  });
  test("has prizes for each tier, for VIPs with 3,000 points, and at four milestones", () => {
    for (const tier of PRIZE_TIERS) expect(PRIZES.some((prize) => prize.tier === tier)).toBe(true);
    expect(PRIZES.filter(({ vip_only }) => vip_only)).toMatchObject([{ points: 3000 }]);
    expect(PRIZE_MILESTONES).toEqual([3, 15, 30, 60]);
  });
  test("has points and phones of two sizes, of which one person wins one", () => {
    const twice = PRIZES.filter(
      ({ kind }, index, all) => all.findIndex((each) => each.kind === kind) < index,
    );
    expect(twice.map(({ slug }) => slug)).toEqual(["points-1000", "valley-phone-fold"]);
  });
  test.each([
    ["ko", ko],
    ["en", en],
  ])("has a name and a description for each prize in %s, and for no other", (_, { prizes }) => {
    expect(Object.keys(prizes).sort()).toEqual(PRIZES.map(({ slug }) => slug).sort());
    for (const { name, description } of Object.values(prizes)) expect(name && description).toBeTruthy();
  });
});

test.each([
  ["ko", ko],
  ["en", en],
])("every tier, status and filter is named in %s", (_, texts) => {
  expect(Object.keys(texts.tier)).toEqual([...PRIZE_TIERS]);
  expect(Object.keys(texts.status)).toEqual([...ENTRY_STATUSES]);
  for (const filter of FILTERS) expect(texts.filter[filter] && texts.empty[filter]).toBeTruthy();
});

test.each([
  ["nothing stands in the way", {}, "claim-only"],
  ["all codes are gone", { soldOut: true }, "sold-out"],
  ["an account that was deleted took it", { claimedBefore: true }, "already-claimed"],
  ["both", { claimedBefore: true, soldOut: true }, "already-claimed"],
  [
    "this account has it",
    { claimedBefore: true, soldOut: true, claim: { code: "A", valid_until: "" } },
    "claim-only",
  ],
])("a VIP item where %s", (_, viewer, refusal) => {
  const facts = { ...anybody, vip: true };
  expect(look(prizeLike({ vip_only: true }), { facts, ...viewer })).toMatchObject({ refusal });
});

describe("a prize for a tier", () => {
  test.each([
    ["all", ["none", "bronze", "silver", "gold", "platinum", "diamond", "diamond_max"]],
    ["gold", ["gold", "platinum", "diamond", "diamond_max"]],
    ["platinum", ["platinum", "diamond", "diamond_max"]],
    ["diamond", ["diamond", "diamond_max"]],
  ] as const)("%s is open to %j", (tier, open) => {
    const tiers = ["none", "bronze", "silver", "gold", "platinum", "diamond", "diamond_max"] as const;
    const eligible = tiers.filter((own) => !addingBarred(prizeLike({ tier }), { ...anybody, tier: own }));
    expect(eligible).toEqual(open);
  });
  test("is open to a VVIP whatever the tier", () => {
    expect(addingBarred(prizeLike({ tier: "diamond" }), { ...anybody, vvip: true })).toBeNull();
  });
  test("is for VIPs only where it says so", () => {
    const prize = prizeLike({ vip_only: true });
    expect(addingBarred(prize, { ...anybody, tier: "diamond_max" })).toBe("tier-not-eligible");
    expect(addingBarred(prize, { ...anybody, vip: true })).toBe("claim-only");
    expect(look(prize, { facts: { ...anybody, vvip: true } })).toMatchObject({ refusal: "claim-only" });
  });
  test("that was claimed shows its code and counts as won, also after the close", () => {
    const claim = { code: "ABC", valid_until: "2025-12-31T14:59:59.000Z" };
    const viewer = { facts: { ...anybody, vip: true }, claim };
    expect(look(prizeLike({ vip_only: true }), viewer, CLOSE)).toMatchObject({ status: "won", claim });
  });
});

test("only a physical prize needs an address", () => {
  const homeless = { ...anybody, hasAddress: false };
  expect(addingBarred(prizeLike({ type: "physical" }), homeless)).toBe("address-required");
  expect(addingBarred(prizeLike({ type: "digital" }), homeless)).toBeNull();
});

describe("a prize as it is seen", () => {
  const prize = prizeLike({ level: 15, tier: "gold" });
  const gold: AccountFacts = { ...anybody, tier: "gold" };
  test.each<[string, Partial<Viewer>, number, Partial<PrizeView>]>([
    ["by somebody signed out", { level: null, facts: null }, LIVE, { status: "not-entered", refusal: null }],
    ["below its level", { level: 14, facts: gold }, LIVE, { status: "locked", refusal: "level-locked" }],
    ["at its level", { level: 15, facts: gold }, LIVE, { status: "not-entered", refusal: null }],
    ["entered", { facts: gold, entries: 2 }, LIVE, { status: "entered", refusal: null, entries: 2 }],
    ["without the tier", {}, LIVE, { status: "not-entered", refusal: "tier-not-eligible" }],
    ["before the close", { facts: gold }, CLOSE - 1, { refusal: null }],
    ["at the close", { facts: gold, entries: 2 }, CLOSE, { status: "processing", refusal: "entries-closed" }],
    ["won", { facts: gold, entries: 2, outcome: "won" }, CLOSE, { status: "won" }],
    ["not won", { facts: gold, entries: 2, outcome: "not-won" }, CLOSE, { status: "not-won" }],
    ["drawn without the viewer", { facts: gold, outcome: "not-won" }, CLOSE, { status: "not-entered" }],
    [
      "at the close, not entered",
      { facts: gold },
      CLOSE,
      { status: "not-entered", refusal: "entries-closed" },
    ],
    ["entered at another price", { facts: gold, entries: 2, price: 2 }, LIVE, { price: 2, entries: 2 }],
  ])("%s", (_, viewer, now, expected) => {
    const { former, ...shown } = prize;
    expect(look(prize, viewer, now)).toMatchObject({ ...shown, ...expected });
  });
});

test("filters show all, what the tier allows, what was entered and what was won", () => {
  const prizes = [
    look(prizeLike({ slug: "locked", level: 15 }), { level: 1 }),
    look(prizeLike({ slug: "gold", tier: "gold" })),
    look(prizeLike({ slug: "entered" }), { entries: 1 }),
    { ...look(prizeLike({ slug: "won" })), status: "won" as const },
    look(prizeLike({ slug: "claimed", vip_only: true }), {
      facts: { tier: "gold", vip: true, vvip: false, hasAddress: true },
      claim: { code: "VIP-1", valid_until: "2025-12-31T14:59:59.000Z" },
    }),
  ];
  const shown = Object.fromEntries(
    FILTERS.map((filter) => [filter, filterPrizes(prizes, filter).map(({ slug }) => slug)]),
  );
  expect(shown).toEqual({
    all: ["locked", "gold", "entered", "won", "claimed"],
    eligible: ["locked", "entered", "won", "claimed"],
    entered: ["entered"],
    won: ["won"],
  });
});
