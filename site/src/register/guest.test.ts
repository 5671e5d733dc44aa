import { expect, test } from "vitest";
import { isGuest, isVip } from "./guest.ts";

const nobody = { is_vip: false, is_vvip: false, is_invited: false };

test("VIPs, VVIPs and the invited are guests of honour, and nobody else is", () => {
  expect(isGuest(nobody)).toBe(false);
  for (const why of ["is_vip", "is_vvip", "is_invited"])
    expect(isGuest({ ...nobody, [why]: true }), why).toBe(true);
});

test("an invitation alone makes no VIP: who is invited goes to the village, not to the Vault", () => {
  expect(isVip({ ...nobody, is_vip: true })).toBe(true);
  expect(isVip({ ...nobody, is_vvip: true })).toBe(true);
  const invited = { ...nobody, is_invited: true };
  expect(isVip(invited)).toBe(false);
});
