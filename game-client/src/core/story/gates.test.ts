import type { GameName } from "@diamond-valley/schemas/games/registry.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { expect, test } from "vitest";
import { closedReason, isClosedTo } from "./gates.ts";

test.each([
  ["without a gate, to nobody", undefined, null, false],
  ["with a gate, before the server has said who the player is", "invited", null, true],
  ["to somebody without an invitation", "invited", NO_MEMBERSHIP, true],
  ["not to who is invited", "invited", { ...NO_MEMBERSHIP, invited: true }, false],
  ["to a lower tier", "tier.gold", { ...NO_MEMBERSHIP, tier: "silver" as const }, true],
])("a place is closed %s", (_, gate, membership, closed) => {
  const situation = membership && {
    progress: NO_PROGRESS,
    wallet: walletView(new Map(), 0),
    season: { week: 1, phase: "live" } as const,
    quantity: 10,
    membership,
  };
  expect(isClosedTo(gate === undefined ? {} : { gate }, situation, 0)).toBe(closed);
});

const known = (closed: GameName[], facts = {}): Situation => ({
  progress: { ...NO_PROGRESS, facts },
  wallet: walletView(new Map(), 0),
  season: { week: 1, phase: "live", closed },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});

test.each([
  ["an open game", "lake", known([]), null],
  ["a game that is closed for now", "lake", known(["fishing"]), "errors:game-closed.message"],
  ["another game than the closed one", "lake", known(["mining"]), null],
  ["a gate before the closed game behind it", "member-house", known(["fishing"]), "story:closed.members"],
  ["a circle that nobody knows yet", "magic-circle", known(["boss"]), "game:prompt.why.riddle"],
  ["what is still being built", "nowhere", known(["fishing"]), null],
])("%s: what its door says", (_, target, situation, reason) => {
  expect(closedReason(target, situation, 0)).toBe(reason);
});
