import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import { expect, test } from "vitest";
import { greeting, type Line, type Visit } from "./speech.ts";

const prize = (wanted: Partial<PrizeView>) =>
  ({ price: 2, entries: 0, status: "not-entered", claim: null, refusal: null, ...wanted }) as PrizeView;
const visit: Visit = {
  state: "open",
  signedIn: true,
  registered: true,
  guest: false,
  balance: 10,
  prizes: [prize({})],
};
const entered = prize({ entries: 1, status: "entered" });
const claimable = prize({ refusal: "claim-only" });

test.each<[Line, Partial<Visit>]>([
  ["welcome", {}],
  ["preview", { state: "preview", signedIn: false }],
  ["signed-out", { signedIn: false, registered: false }],
  ["unregistered", { registered: false }],
  ["few-diamonds", { balance: 1 }],
  ["few-diamonds", { prizes: [prize({ refusal: "level-locked" })] }],
  ["hopeful", { prizes: [entered], balance: 0 }],
  ["guest", { guest: true, prizes: [entered, claimable] }],
  ["hopeful", { guest: true, prizes: [entered, prize({ refusal: "sold-out" })] }],
  ["pending", { state: "pending", prizes: [prize({ entries: 1, status: "processing" })] }],
  ["over", { state: "pending", signedIn: false }],
  ["results-sign-in", { state: "released", signedIn: false }],
  ["won", { state: "released", prizes: [prize({ status: "not-won" }), prize({ status: "won" })] }],
  [
    "over",
    {
      state: "released",
      prizes: [prize({ vip_only: true, status: "won", claim: { code: "VIP", valid_until: "" } })],
    },
  ],
  ["waiting", { state: "released", prizes: [prize({ status: "not-won" }), prize({ status: "processing" })] }],
  ["not-won", { state: "released", prizes: [prize({ status: "not-won" })] }],
  ["over", { state: "released" }],
])("the guardian says %s to %j", (line, wanted) => {
  expect(greeting({ ...visit, ...wanted })).toBe(line);
});
