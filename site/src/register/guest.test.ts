import { expect, test } from "vitest";
import { isGuest } from "./guest.ts";

const nobody = { is_vip: false, is_vvip: false, is_invited: false };

test("VIPs, VVIPs and the invited are guests of honour, and nobody else is", () => {
  expect(isGuest(nobody)).toBe(false);
  for (const why of ["is_vip", "is_vvip", "is_invited"])
    expect(isGuest({ ...nobody, [why]: true }), why).toBe(true);
});
