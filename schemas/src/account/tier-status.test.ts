import { expect, test } from "vitest";
import { SNAPSHOT } from "../season/season.ts";
import { bonusDiamonds, bonusRow } from "./tier-bonus.ts";
import {
  corrected,
  demoted,
  drawTierOf,
  isRefreshDue,
  newTierStatus,
  refreshed,
  refreshOf,
  type TierStatus,
  tierOf,
  upgraded,
} from "./tier-status.ts";
import { TIERS, type Tier } from "./tiers.ts";

const kst = (text: string) => Date.parse(`${text}+09:00`);
const LATER = kst("2025-10-07T12:00:00");
const news = (tier: Tier, now = LATER, vvip = false) => ({ tier, now, vvip });
const gold = newTierStatus(news("gold"));
const seen = (status: TierStatus) => ({
  tier: tierOf(status),
  draws: drawTierOf(status),
  changes: status.changes,
  raised: status.raised,
  shifted: status.shifted,
});

test.each([
  ["2025-10-13T08:59:59", "2025-10-06T09:00:00"],
  ["2025-10-13T09:00:00", "2025-10-13T09:00:00"],
  ["2025-10-19T23:00:00", "2025-10-13T09:00:00"],
])("at %s the last refresh was %s KST", (now, monday) => {
  expect(refreshOf(kst(now))).toBe(kst(monday));
});

test("until the snapshot every sign-in refreshes the tier, then one a week", () => {
  const early = newTierStatus(news("gold", SNAPSHOT - 2_000));
  expect(isRefreshDue(early, SNAPSHOT - 1)).toBe(true);
  expect(isRefreshDue(early, SNAPSHOT)).toBe(false);
  expect(isRefreshDue(early, kst("2025-10-06T09:00:00"))).toBe(true);
  expect(isRefreshDue(gold, kst("2025-10-13T08:59:59"))).toBe(false);
  expect(isRefreshDue(gold, kst("2025-10-13T09:00:00"))).toBe(true);
});

test("up to the snapshot draws go by what the store told last", () => {
  const early = newTierStatus(news("silver", SNAPSHOT - 2));
  expect(drawTierOf(refreshed(early, news("platinum", SNAPSHOT - 1)))).toBe("platinum");
});

test.each<[Tier, object]>([
  ["platinum", { tier: "platinum", draws: "gold", changes: 1, raised: true }],
  ["silver", { tier: "silver", draws: "gold", changes: 1, raised: false, shifted: true }],
  ["gold", { tier: "gold", draws: "gold", changes: 0, raised: false }],
])("after the snapshot a gold who becomes %s is %j", (tier, expected) => {
  expect(seen(refreshed(gold, news(tier)))).toEqual(expected);
});

test("of changes that nobody was told of the latest counts", () => {
  const risen = refreshed(gold, news("platinum"));
  const fallen = refreshed(risen, news("gold"));
  expect(seen(fallen)).toMatchObject({ changes: 2, raised: false, shifted: true });
  const risenAgain = refreshed(fallen, news("platinum"));
  expect(seen(risenAgain)).toMatchObject({ changes: 3, raised: true, shifted: undefined });
  // What draws go by says nothing against a rise that is still to be told.
  expect(seen(corrected(risen, "silver", false))).toMatchObject({ changes: 2, raised: true });
});

test("for a VVIP nothing is reset and nothing announced", () => {
  expect(seen(refreshed(gold, news("diamond", LATER, true)))).toEqual({
    tier: "diamond",
    draws: "gold",
    changes: 0,
    raised: false,
  });
});

test("the end of being a VVIP is one change, alone or with one of the tier", () => {
  expect(seen(demoted(gold, gold))).toMatchObject({ tier: "gold", changes: 1, raised: false, shifted: true });
  const fallen = refreshed(gold, news("silver"));
  expect(demoted(gold, fallen)).toEqual(fallen);
  const risen = refreshed(gold, news("platinum"));
  expect(demoted(gold, risen)).toEqual(risen);
});

test("the store's list of the snapshot puts right what draws go by", () => {
  expect(seen(corrected(gold, "diamond", false))).toEqual({
    tier: "gold",
    draws: "diamond",
    changes: 1,
    raised: false,
    shifted: true,
  });
  expect(corrected(gold, "gold", false)).toEqual(gold);
});

test("a code raises the tier for draws too, and the store's news then change only what stands above it", () => {
  const raised = upgraded(gold, "platinum", false);
  expect(seen(raised)).toEqual({ tier: "platinum", draws: "platinum", changes: 1, raised: true });
  expect(seen(refreshed(raised, news("silver")))).toMatchObject({ tier: "platinum", changes: 1 });
  expect(seen(refreshed(raised, news("diamond")))).toMatchObject({
    tier: "diamond",
    draws: "platinum",
    changes: 2,
  });
  expect(seen(upgraded(raised, "gold", false))).toMatchObject({ tier: "platinum", changes: 1 });
});

test("the higher the tier, the more extra diamonds; a VVIP has the most", () => {
  const rows = TIERS.map((tier) => bonusRow(tier, false));
  expect(rows).toEqual([null, null, null, "gold", "platinum", "diamond", "diamond_max"]);
  const amounts = [...rows, bonusRow("none", true)].map((row) => (row ? bonusDiamonds(row) : 0));
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(new Set(amounts).size).toBe(6);
});
