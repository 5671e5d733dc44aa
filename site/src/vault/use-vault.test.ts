import { CSRF_COOKIE } from "@diamond-valley/schemas/protocol.ts";
import type { PrizeView, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { afterEach, expect, test, vi } from "vitest";
import { $session, type Session } from "../session/session.ts";
import { enterPrize, isReckoned, withChange, withClaim } from "./use-vault.ts";
import { createVaultSource } from "./vault-source.ts";

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

/** A Vault with two prizes and ten diamonds on the page of somebody signed in, and what is asked of the server. */
async function openVault(answerOf: () => Response) {
  const asked: unknown[] = [];
  vi.stubGlobal("document", { cookie: `${CSRF_COOKIE}=t` });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    asked.push([method, path, body]);
    return answerOf();
  });
  const found = { status: "found", data: { total_diamonds: 10, nickname: "Ann" } } as unknown as Session;
  $session.set(found);
  const answer = {
    balance: 10,
    prizes: [{ ...prize("a", 1), price: 4 }, prize("b", 1)],
  } as unknown as VaultAnswer;
  let fetched = 0;
  const source = createVaultSource(
    async () => {
      fetched += 1;
      return answer;
    },
    () => {},
  );
  await source.load();
  return { asked, found, source, fetched: () => fetched };
}

test("a change of entries is asked for as it is meant; the Vault shows it, and the navigation hears of the new balance", async () => {
  const { asked, found, source, fetched } = await openVault(() =>
    Response.json({ balance: 6, prize: prize("a", 2) }),
  );
  await enterPrize(source, "a", 2);
  expect(asked).toEqual([["PUT", "/api/kr/sweepstakes/a", JSON.stringify({ entries: 2, seen: 1 })]]);
  expect(source.shown()).toMatchObject({ balance: 6, prizes: [prize("a", 2), prize("b", 1)] });
  expect($session.get()).toEqual({ ...found, data: { total_diamonds: 6, nickname: "Ann" } });
  expect(fetched()).toBe(1);
});

test("a balance that came out otherwise has the Vault asked for again", async () => {
  const { source, fetched } = await openVault(() => Response.json({ balance: 26, prize: prize("a", 2) }));
  await enterPrize(source, "a", 2);
  expect(fetched()).toBe(2);
});

test.each([
  ["entries-not-saved", 422, 2],
  ["unavailable", 503, 2],
  ["insufficient-diamonds", 409, 1],
])("a change that ends in %s changes neither Vault nor navigation", async (code, status, fetches) => {
  const { found, source, fetched } = await openVault(() => Response.json({ code }, { status }));
  await expect(enterPrize(source, "a", 2)).rejects.toMatchObject({ code });
  expect(source.shown()).toMatchObject({ balance: 10, prizes: [prize("a", 1), prize("b", 1)] });
  expect($session.get()).toBe(found);
  expect(fetched()).toBe(fetches);
});
