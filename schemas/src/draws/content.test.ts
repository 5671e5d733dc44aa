import { expect, test } from "vitest";
import { DAY } from "../clock.ts";
import { EVENT_END, RESULTS } from "../season/season.ts";
import { PRIZES } from "../vault/prizes.ts";
import { BEACON_ADDRESS, deliveryBy, isBeaconValue, SETTLING, termsFor } from "./content.ts";

const terms = termsFor();

test("every prize but VIP items is drawn, the greater of a kind first, with as many reserves as prizes and ten at least", () => {
  const drawn = PRIZES.filter(({ vip_only }) => !vip_only);
  expect(terms.prizes.map(({ slug }) => slug).sort()).toEqual(drawn.map(({ slug }) => slug).sort());
  const place = (slug: string) => terms.prizes.findIndex((prize) => prize.slug === slug);
  expect(place("points-1000")).toBeLessThan(place("points-500"));
  expect(place("valley-phone-fold")).toBeLessThan(place("valley-phone"));
  for (const { total, reserves } of terms.prizes) expect(reserves).toBe(Math.max(10, total));
});

test("the beacon comes out after the entries are frozen and before the results", () => {
  const at = Date.parse(terms.beacon.at);
  expect(at).toBeGreaterThan(EVENT_END + SETTLING);
  expect(at).toBeLessThan(RESULTS);
  // Rounds of the network come every three seconds from its first one on.
  const [first, every] = [1_692_803_367, 3];
  expect(Number(terms.beacon.round)).toBe((at / 1000 - first) / every + 1);
  expect(BEACON_ADDRESS).toContain(`/public/${terms.beacon.round}`);
  expect(isBeaconValue("a".repeat(64))).toBe(true);
  for (const wrong of ["", "A".repeat(64), "a".repeat(63), `${"a".repeat(64)}\n`])
    expect(isBeaconValue(wrong)).toBe(false);
});

const DRAWN = EVENT_END + 2 * DAY;
test.each([
  ["on the day of the results", RESULTS, DRAWN, RESULTS + 14 * DAY],
  ["late, within 30 days of the draw", RESULTS + 8 * DAY, DRAWN, DRAWN + 30 * DAY],
  [
    "as a reserve, from the day on which the prize came free",
    DRAWN + 40 * DAY,
    DRAWN + 40 * DAY,
    DRAWN + 54 * DAY,
  ],
  ["after the 30 days", DRAWN + 31 * DAY, DRAWN, DRAWN + 32 * DAY],
])("who is told %s gets a physical prize in time", (_, toldAt, wonAt, by) => {
  expect(deliveryBy(toldAt, wonAt)).toBe(by);
});
