import { expect, test } from "vitest";
import { type Membership, NO_MEMBERSHIP } from "../story/membership.ts";
import { NO_PROGRESS } from "../story/progress.ts";
import { walletView } from "../wallet/view.ts";
import { isOpenTo } from "./gate.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const situation = (membership: Partial<Membership>, facts: Record<string, number> = {}) => ({
  progress: { ...NO_PROGRESS, facts },
  wallet: walletView(new Map(), NOW),
  season: { week: 1, phase: "live" } as const,
  quantity: 10,
  membership: { ...NO_MEMBERSHIP, ...membership },
});

test.each<[string | undefined, Partial<Membership>, boolean]>([
  [undefined, {}, true],
  ["", {}, true],
  ["tier.bronze", {}, false],
  ["tier.bronze", { tier: "bronze" }, true],
  ["tier.bronze", { tier: "diamond_max" }, true],
  ["tier.gold", { tier: "silver" }, false],
  ["tier.gold", { tier: "platinum" }, true],
  ["tier.platinum", { tier: "gold", vip: true }, false],
  ["tier.diamond-max", { tier: "diamond" }, false],
  ["tier.diamond-max", { tier: "diamond_max" }, true],
  ["vip", {}, false],
  ["vip", { vip: true }, true],
  ["vip", { invited: true, vvip: true }, false],
  ["vvip", { vvip: true }, true],
  ["vvip", { vip: true }, false],
  ["invited", { vip: true }, false],
  ["invited", { invited: true }, true],
  ["!vip", { vip: true }, false],
  ["vip tier.gold", { vip: true, tier: "gold" }, true],
  ["vip tier.gold", { vip: true, tier: "silver" }, false],
])("a gate %j before %j opens: %s", (gate, membership, open) => {
  expect(isOpenTo(gate === undefined ? {} : { gate }, situation(membership), NOW)).toBe(open);
});

test("a gate may ask for what the player did beside who the player is", () => {
  const gate = "invited met.mayor";
  expect(isOpenTo({ gate }, situation({ invited: true }), NOW)).toBe(false);
  expect(isOpenTo({ gate }, situation({ invited: true }, { "met.mayor": 1 }), NOW)).toBe(true);
});

test("no progress stands in for a membership", () => {
  const forged = situation({}, { vip: 1, invited: 1, "tier.gold": 1 });
  for (const gate of ["vip", "invited", "tier.gold"]) expect(isOpenTo({ gate }, forged, NOW)).toBe(false);
});
