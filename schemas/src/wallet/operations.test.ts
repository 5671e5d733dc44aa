import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POWER_UPS } from "../diamond-hero/progress-content.ts";
import { isPaid, REWARDS } from "../diamond-hero/rewards.ts";
import { signInDiamonds } from "../sign-in/sign-in.ts";
import { TEAMS } from "../teams/teams.ts";
import { COLOURS } from "./colours.ts";
import { change, type HoldingPath, type Holdings, held, isRefusal, NOTHING } from "./holdings.ts";
import { experienceAt, MILESTONES } from "./levels.ts";
import { communityKey } from "./operations/community.ts";
import { joinTeamKey } from "./operations/join-team.ts";
import { matchKey } from "./operations/match.ts";
import { perform, type WalletOperation } from "./operations.ts";
import { STOCK_ITEMS } from "./wallet.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const delivery = (experience: number): WalletOperation => ({
  kind: "delivery",
  key: "delivery:1",
  category: "fish",
  colour: "blue",
  quantity: 10,
  experience,
});
const ready: Holdings = new Map([["bag.fish.blue", 10]]);

function performed(holdings: Holdings, operation: WalletOperation, seq = 0) {
  const outcome = perform(holdings, seq, operation, NOW);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

describe("level milestones", () => {
  test("are paid with the experience that reaches them, each with a line and a key of its own", () => {
    const { holdings, entries } = performed(ready, delivery(850), 7);
    expect(entries.map(({ seq, key, kind }) => [seq, key, kind])).toEqual([
      [8, "delivery:1", "delivery"],
      [9, "milestone:2", "milestone"],
      [10, "milestone:3", "milestone"],
    ]);
    expect(entries[0]).toMatchObject({ levelUp: 4, milestoneDiamonds: 10, at: NOW });
    expect(held(holdings, "diamonds")).toBe(10);
  });

  test("are paid all at once by a leap to the last level", () => {
    const { holdings, entries } = performed(ready, delivery(experienceAt(100)));
    expect(held(holdings, "diamonds")).toBe(MILESTONES.reduce((sum, { diamonds }) => sum + diamonds, 0));
    expect(entries).toHaveLength(1 + MILESTONES.length);
  });

  test("are never paid again, and what was left unpaid comes with the next operation", () => {
    const levelFive: Holdings = new Map([
      ["bag.fish.failed", 3],
      ["experience", experienceAt(5)],
      ["milestones.2", 1],
      ["milestones.5", 1],
    ]);
    const { entries } = performed(levelFive, {
      kind: "exchange",
      key: "exchange:1",
      category: "fish",
      from: "failed",
      to: "red",
    });
    expect(entries.map(({ key }) => key)).toEqual(["exchange:1", "milestone:3"]);
    expect(entries[0]).toMatchObject({ levelUp: null, milestoneDiamonds: 5 });
  });
});

describe("closing", () => {
  const closing: WalletOperation = { kind: "closing", key: "closing" };
  test("empties the wallet, and nothing is done on it afterwards", () => {
    const full: Holdings = new Map([
      ["diamonds", 3],
      ["entries.robot-plush", 2],
      ["experience", experienceAt(50)],
    ]);
    const { holdings, entries } = performed(full, closing);
    expect(holdings).toEqual(new Map([["closed", 1]]));
    expect(entries).toHaveLength(1);
    expect(perform(holdings, 1, delivery(850), NOW)).toEqual({ refused: "not-registered" });
    expect(performed(holdings, { ...closing, key: "closing:2" }).entries).toEqual([]);
  });
});

const colour = fc.constantFrom(...COLOURS);
const anyOperation: fc.Arbitrary<WalletOperation> = fc.oneof(
  fc.record({
    kind: fc.constant("catch"),
    key: fc.constant("quest:fishing:1"),
    category: fc.constant("fish"),
    items: fc.array(fc.constantFrom(...STOCK_ITEMS), { minLength: 1, maxLength: 3 }),
    skill: fc.constant("fishing"),
    skillExperience: fc.nat(5_000),
  }),
  fc.record({
    kind: fc.constant("delivery"),
    key: fc.constant("delivery:1"),
    category: fc.constant("fish"),
    colour,
    quantity: fc.constant(2),
    experience: fc.nat(5_000),
  }),
  fc.record({
    kind: fc.constant("exchange"),
    key: fc.constant("exchange:1"),
    category: fc.constant("fish"),
    from: fc.constantFrom(...STOCK_ITEMS),
    to: colour,
  }),
  fc.record({
    kind: fc.constant("entries"),
    key: fc.constant("entry:1"),
    prize: fc.constantFrom("robot-plush", "valley-phone"),
    entries: fc.nat(20),
    price: fc.constant(2),
    level: fc.constant(2),
    barred: fc.constant(null),
    closes: fc.constant(NOW + 1),
    tierChanges: fc.nat(3),
  }),
  fc.record({
    kind: fc.constant("sign-in"),
    key: fc.constant("sign-in:20251007"),
    day: fc.integer({ min: 20_251_006, max: 20_251_009 }),
  }),
  fc.constantFrom(...TEAMS).map((team) => ({
    kind: "join-team" as const,
    key: joinTeamKey(team),
    team,
    day: 20_251_007,
  })),
  fc
    .constantFrom("ann", "ben")
    .map((other) => ({ kind: "match" as const, key: matchKey("20251007", other) })),
  fc.record({
    kind: fc.constant("reset"),
    key: fc.constant("tier-change:1"),
    change: fc.integer({ min: 1, max: 3 }),
    prices: fc.constant({ "robot-plush": 2, "valley-phone": 2 }),
    closes: fc.constant(NOW + 1),
  }),
  fc.record({ kind: fc.constant("bonus"), key: fc.constant("tier-bonus:gold"), diamonds: fc.nat(20) }),
  fc.record({ kind: fc.constant("peace"), key: fc.constant("story:peace"), attempt: fc.constant("a") }),
  fc.record({
    kind: fc.constant("boss-start"),
    key: fc.constant("boss-start:a"),
    attempt: fc.constant("a"),
    week: fc.constantFrom(2, 3, 4),
  }),
  fc.record({
    kind: fc.constant("boss-end"),
    key: fc.constant("quest:boss:a"),
    attempt: fc.constant("a"),
    week: fc.constantFrom(2, 3, 4),
    arms: fc.constantFrom("own", "equal"),
    won: fc.boolean(),
    score: fc.nat(9_500),
  }),
  fc.record({
    kind: fc.constant("hero-start"),
    key: fc.constant("hero-start:a"),
    attempt: fc.constant("a"),
  }),
  fc.record({
    kind: fc.constant("hero-run"),
    key: fc.constant("hero:a"),
    attempt: fc.constant("a"),
    seconds: fc.integer({ min: 0, max: 600 }),
    cleared: fc.boolean(),
    kills: fc.nat(3_500),
    coins: fc.nat(1_800),
    prisms: fc.nat(1),
    score: fc.nat(14_000),
    ranked: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("hero-power-up"),
    key: fc.constant("hero:power-up:dice:1"),
    powerUp: fc.constantFrom(...POWER_UPS),
    level: fc.integer({ min: 1, max: 6 }),
  }),
  fc.integer({ min: 0, max: 2 }).chain((step) =>
    fc.constantFrom(1, 4).map((week) => ({
      kind: "community" as const,
      key: communityKey(week, step),
      week,
      step,
    })),
  ),
);

test("whatever is done in whatever order: holdings are the sum of the lines, whole and never negative", () => {
  fc.assert(
    fc.property(fc.array(anyOperation, { maxLength: 60 }), (operations) => {
      let holdings = NOTHING;
      let [seq, sums] = [0, NOTHING];
      for (const operation of operations) {
        const outcome = perform(holdings, seq, operation, NOW);
        if (isRefusal(outcome)) continue;
        holdings = outcome.holdings;
        for (const entry of outcome.entries) {
          expect(entry.seq).toBe(++seq);
          // `change` throws where a number would be negative or not whole.
          sums = change(sums, entry.changes);
        }
      }
      expect(sums).toEqual(holdings);
      const spent = ["robot-plush", "valley-phone"].reduce(
        (sum, prize) => sum + 2 * held(holdings, `entries.${prize}`),
        0,
      );
      const paid = MILESTONES.filter(({ level }) => held(holdings, `milestones.${level}`) === 1);
      const levels = paid.reduce((sum, { diamonds }) => sum + diamonds, 0);
      const boss = [2, 3, 4].reduce((sum, week) => {
        const isHeld = (path: HoldingPath) => held(holdings, path) > 0;
        return sum + (isHeld(`boss.${week}.attempts`) ? 10 : 0) + (isHeld(`boss.${week}.wins`) ? 30 : 0);
      }, 0);
      const hero = REWARDS.filter(({ name }) => isPaid(holdings, name));
      const heroic = hero.reduce((sum, { diamonds }) => sum + diamonds, 0);
      const weekly = [1, 4].reduce((sum, week) => {
        const paid = held(holdings, `goal.${week}.paid`);
        expect(held(holdings, `goal.${week}.given`) > 0 || paid === 0).toBe(true);
        return sum + paid + held(holdings, `challenge.${week}.paid`);
      }, 0);
      const stamped = signInDiamonds(held(holdings, "sign-in.days"));
      // All of it happens on one day, whose count stays.
      const beyond = held(holdings, "beyond.days.20251007");
      expect(beyond).toBe(Math.min(4, Math.floor(held(holdings, "beyond.deliveries") / 5)));
      expect(held(holdings, "diamonds") + spent).toBe(
        levels + held(holdings, "tierBonus") + boss + beyond + heroic + stamped + weekly,
      );
    }),
  );
});

test("a rule that overdraws is a fault, not a refusal", () => {
  expect(() => change(new Map([["diamonds", 1]]), [{ path: "diamonds", by: -2 }])).toThrow(RangeError);
  expect(() => change(NOTHING, [{ path: "diamonds", by: 0.5 }])).toThrow(RangeError);
});

test("a holding that comes to nothing is dropped", () => {
  const path: HoldingPath = "deliveries.fish.20251007";
  expect(change(new Map([[path, 3]]), [{ path, by: -3 }])).toEqual(NOTHING);
});
