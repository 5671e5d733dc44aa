import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY, koreanDay } from "../clock.ts";
import { PIECES } from "../looks/wardrobe.ts";
import { achievements } from "../story/log.ts";
import { held, isRefusal, NOTHING } from "../wallet/holdings.ts";
import { signInKey } from "../wallet/operations/sign-in.ts";
import { perform } from "../wallet/operations.ts";
import { SIGN_IN } from "./content.ts";
import { SIGN_IN_DAYS, signInDiamonds, signInMission, signInReward } from "./sign-in.ts";

const FIRST = Date.parse("2025-10-06T01:00:00Z");

/** Signs in at each of these instants, whatever their order. */
function signIns(instants: readonly number[]) {
  let wallet = { holdings: NOTHING, seq: 0 };
  const paid: number[] = [];
  for (const now of instants) {
    const day = koreanDay(now);
    const outcome = perform(
      wallet.holdings,
      wallet.seq,
      { kind: "sign-in", key: signInKey(day), day: Number(day) },
      now,
    );
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    paid.push(held(outcome.holdings, "diamonds") - held(wallet.holdings, "diamonds"));
    wallet = { holdings: outcome.holdings, seq: wallet.seq + outcome.entries.length };
  }
  return { ...wallet, paid };
}

test("twenty days pay 180 diamonds, and days after them are counted and pay nothing", () => {
  const days = Array.from({ length: 35 }, (_, index) => FIRST + index * DAY);
  const { holdings, paid } = signIns(days);
  expect(paid).toEqual([...SIGN_IN.diamonds, ...Array.from({ length: 15 }, () => 0)]);
  expect(held(holdings, "diamonds")).toBe(180);
  expect(held(holdings, "sign-in.days")).toBe(35);
  for (const item of Object.values(SIGN_IN.items)) expect(held(holdings, `items.${item}`)).toBe(1);
});

describe("both sides of midnight in Korea", () => {
  const midnight = Date.parse("2025-10-07T15:00:00Z");
  test.each([
    ["a moment before and at midnight are two days", [midnight - 1, midnight], 2],
    ["the first and the last moment of a day are one", [midnight, midnight + DAY - 1], 1],
    ["a clock that is behind gives no day back", [midnight, midnight - 1, midnight + 1], 1],
  ] as const)("%s", (_, instants, days) => {
    expect(held(signIns(instants).holdings, "sign-in.days")).toBe(days);
  });
});

test("however often and whenever somebody comes, each day counts once", () => {
  const hours = fc.array(fc.nat(35 * 24), { maxLength: 80 });
  fc.assert(
    fc.property(hours, (at) => {
      const instants = at.toSorted((a, b) => a - b).map((hour) => FIRST + (hour * DAY) / 24);
      const days = new Set(instants.map(koreanDay)).size;
      const { holdings } = signIns(instants);
      expect(held(holdings, "sign-in.days")).toBe(days);
      expect(held(holdings, "diamonds")).toBe(signInDiamonds(days));
    }),
  );
});

test("the items of days 7 and 14 open a piece of the wardrobe each", () => {
  expect([7, 14].map((day) => signInReward(day).item)).toEqual(["lookbook-7", "lookbook-14"]);
  for (const item of Object.values(SIGN_IN.items))
    expect(
      PIECES.filter(({ unlock }) => unlock !== "start" && "item" in unlock && unlock.item === item),
    ).toHaveLength(1);
});

test.each([
  [0, "open", 0],
  [9, "on-going", 27],
  [19, "on-going", 72],
  [SIGN_IN_DAYS, "done", 100],
  [30, "done", 100],
] as const)("%i days are %s among the achievements", (days, state, percent) => {
  const mission = signInMission(days);
  expect(mission.state).toBe(state);
  expect(achievements([mission])).toEqual([
    { mission: "daily_sign_ins", percent, diamonds: mission.diamonds },
  ]);
});
