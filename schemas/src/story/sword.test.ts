import { describe, expect, test } from "vitest";
import type { Tier } from "../account/tiers.ts";
import { MAPS } from "../places/maps.fixture.ts";
import { walletView } from "../wallet/view.ts";
import type { Situation } from "./facts.ts";
import { interact } from "./interact.ts";
import { NO_MEMBERSHIP } from "./membership.ts";
import { NO_PROGRESS } from "./progress.ts";
import { targetIn } from "./targets.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const who = (tier: Tier, { vvip = false, owns = 0 } = {}): Situation => ({
  progress: NO_PROGRESS,
  wallet: walletView(new Map([["items.legendary-sword", owns]] as never), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: { ...NO_MEMBERSHIP, tier, vip: vvip, vvip },
});
const touched = (name: string, situation: Situation) =>
  interact(situation, targetIn("village", MAPS.village, name)!, NOW);

describe("the Legendary Sword (spec 2 §5)", () => {
  test.each([
    ["none", false],
    ["bronze", false],
    ["silver", false],
    ["gold", false],
    ["platinum", false],
    ["diamond", false],
    ["diamond_max", true],
  ] as const)("%s takes it: %s", (tier, takes) => {
    const answer = touched("legendary-sword", who(tier));
    expect(answer?.effects.grant).toEqual(
      takes ? { items: { "legendary-sword": 1 }, key: "story:village/legendary-sword:taken" } : null,
    );
    if (!takes) expect(answer?.say).toEqual(["village:sword.weak"]);
  });

  test("a VVIP of any tier takes it", () => {
    expect(touched("legendary-sword", who("none", { vvip: true }))?.effects.grant?.items).toEqual({
      "legendary-sword": 1,
    });
  });

  test("who owns it finds the rock empty and is told that it is in the bag; to all others the rock is not there", () => {
    const owner = who("diamond_max", { owns: 1 });
    expect(touched("legendary-sword", owner)).toBeNull();
    expect(touched("legendary-rock", owner)).toMatchObject({
      say: ["village:sword.owned"],
      effects: { grant: null },
    });
    expect(touched("legendary-rock", who("diamond_max"))).toBeNull();
    // Whoever is of a lower tier by now keeps what it took.
    expect(touched("legendary-rock", who("none", { owns: 1 }))?.say).toEqual(["village:sword.owned"]);
  });
});
