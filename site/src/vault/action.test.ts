import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import { expect, test } from "vitest";
import { actionOf, type VaultState } from "./action.ts";

const prize = (wanted: Partial<PrizeView>) => ({
  vip_only: false,
  claim: null,
  type: "physical" as const,
  status: "not-entered" as const,
  entries: 0,
  refusal: null,
  ...wanted,
});
const claim = { code: "A", valid_until: "2025-12-31T14:59:59.000Z" };

test.each<[VaultState, Partial<PrizeView>, string]>([
  ["open", {}, "enter"],
  ["open", { entries: 2 }, "change"],
  ["open", { entries: 2, refusal: "tier-not-eligible" }, "change"],
  ["open", { refusal: "level-locked" }, "locked"],
  ["open", { refusal: "tier-not-eligible" }, "tier-not-eligible"],
  ["open", { vip_only: true, refusal: "claim-only" }, "claim"],
  ["open", { vip_only: true, refusal: "sold-out" }, "sold-out"],
  ["open", { vip_only: true, refusal: "already-claimed" }, "already-claimed"],
  ["open", { entries: 2, refusal: "entries-closed" }, "entries-closed"],
  ["preview", { refusal: "entries-closed" }, "not-open"],
  ["pending", { entries: 2, refusal: "entries-closed" }, "entries-closed"],
  ["released", { refusal: "tier-not-eligible" }, "entries-closed"],
  ["released", { vip_only: true, claim, refusal: "entries-closed" }, "see-code"],
  ["released", { status: "won", entries: 1, refusal: "entries-closed" }, "entries-closed"],
  ["released", { type: "digital", status: "won", entries: 1, refusal: "entries-closed" }, "claim"],
  ["released", { type: "digital", status: "won", claim, refusal: "entries-closed" }, "see-code"],
  [
    "released",
    { type: "digital", status: "not-won", entries: 1, refusal: "entries-closed" },
    "entries-closed",
  ],
])("on the %s state %j leads to %s", (state, wanted, expected) => {
  const action = actionOf(prize(wanted), state);
  expect(action.kind === "barred" ? action.reason : action.kind).toBe(expected);
});
