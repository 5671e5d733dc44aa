import { CSRF_COOKIE } from "@diamond-valley/schemas/protocol.ts";
import type { PrizeView, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { afterEach, expect, test, vi } from "vitest";
import { $session, type Session } from "../session/session.ts";
import { changeEntries, isReckoned, tellBalance, withChange, withClaim } from "./use-vault.ts";

afterEach(() => vi.unstubAllGlobals());

const prize = (slug: string, entries: number) =>
  ({ slug, entries, status: entries > 0 ? "entered" : "not-entered", refusal: null }) as PrizeView;

test("a change replaces its prize and the balance, and leaves the rest as it is", () => {
  const before = {
    phase: "live",
    balance: 10,
    prizes: [prize("a", 0), prize("b", 1)],
  } as unknown as VaultAnswer;
  const after = withChange(before, { balance: 6, prize: prize("a", 2) });
  expect(after).toEqual({ ...before, balance: 6, prizes: [prize("a", 2), prize("b", 1)] });
  expect(before.balance).toBe(10);
});

test("a prize has the status that the answer gives it, after entering and after taking entries back", () => {
  const before = { balance: 10, prizes: [prize("a", 0)] } as unknown as VaultAnswer;
  const entered = withChange(before, { balance: 8, prize: prize("a", 1) });
  expect(entered.prizes[0]?.status).toBe("entered");
  const back = withChange(entered, { balance: 10, prize: prize("a", 0) });
  expect(back.prizes[0]?.status).toBe("not-entered");
});

test("a balance that the change alone does not explain is seen", () => {
  const before = { balance: 10, prizes: [{ ...prize("a", 1), price: 2 }] } as unknown as VaultAnswer;
  expect(isReckoned(before, { balance: 6, prize: prize("a", 3) })).toBe(true);
  expect(isReckoned(before, { balance: 12, prize: prize("a", 0) })).toBe(true);
  expect(isReckoned(before, { balance: 26, prize: prize("a", 3) })).toBe(false);
  expect(isReckoned(before, { balance: 10, prize: prize("b", 0) })).toBe(false);
});

test("a claimed item is won, with its code, and nothing else changes", () => {
  const before = { balance: 10, prizes: [prize("a", 0), prize("b", 1)] } as unknown as VaultAnswer;
  const claim = { code: "VIP-1", valid_until: "2025-12-31T14:59:59.000Z" };
  const after = withClaim(before, "a", claim);
  expect(after.prizes).toEqual([{ ...prize("a", 0), status: "won", claim }, before.prizes[1]]);
  expect(after.balance).toBe(10);
});

test("a change of entries is asked for as it is meant, and the navigation hears of the new balance", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("document", { cookie: `${CSRF_COOKIE}=t` });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    asked.push([method, path, body]);
    return Response.json({ balance: 6, prize: prize("a", 2) });
  });
  const found = { status: "found", data: { total_diamonds: 10, nickname: "Ann" } } as unknown as Session;
  $session.set(found);
  expect(await changeEntries("a", { entries: 2, seen: 1 })).toEqual({ balance: 6, prize: prize("a", 2) });
  tellBalance(6);
  expect(asked).toEqual([["PUT", "/api/kr/sweepstakes/a", JSON.stringify({ entries: 2, seen: 1 })]]);
  expect($session.get()).toEqual({ ...found, data: { total_diamonds: 6, nickname: "Ann" } });
});
