import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { expect, test } from "vitest";
import { createVaultSource, isOutdated, type Vault } from "./vault-source.ts";

const vaultOf = (balance: number | null) => ({ balance, prizes: [] }) as unknown as VaultAnswer;

/** A source whose answers come when the test says so, and all that it had shown. */
function sourceInTest() {
  const shown: Vault[] = [];
  const asked: PromiseWithResolvers<VaultAnswer>[] = [];
  const source = createVaultSource(
    () => {
      const answer = Promise.withResolvers<VaultAnswer>();
      asked.push(answer);
      return answer.promise;
    },
    (vault) => shown.push(vault),
  );
  return { source, shown, asked };
}

test("shows that it loads, then the answer, and stays with that while it asks again", async () => {
  const { source, shown, asked } = sourceInTest();
  const first = source.load();
  asked[0]?.resolve(vaultOf(10));
  await first;
  const second = source.load();
  asked[1]?.resolve(vaultOf(20));
  await second;
  expect(shown).toEqual([
    { status: "loading" },
    { status: "open", answer: vaultOf(10) },
    { status: "open", answer: vaultOf(20) },
  ]);
});

test("a failure is shown where somebody waits for the answer, and not where nobody asked", async () => {
  const { source, shown, asked } = sourceInTest();
  const first = source.load();
  asked[0]?.resolve(vaultOf(10));
  await first;
  const quiet = source.refresh();
  asked[1]?.reject(new TypeError("no line"));
  await quiet;
  expect(shown.at(-1)).toEqual({ status: "open", answer: vaultOf(10) });
  const loud = source.load();
  asked[2]?.reject(new TypeError("no line"));
  await loud;
  expect(shown.at(-1)).toMatchObject({ status: "failed" });
  expect(source.shown()).toBeNull();
});

test("an answer from before a change is dropped, and asked for again", async () => {
  const { source, shown, asked } = sourceInTest();
  const first = source.load();
  asked[0]?.resolve(vaultOf(10));
  await first;
  const again = source.refresh();
  source.change((answer) => ({ ...answer, balance: 4 }));
  asked[1]?.resolve(vaultOf(10));
  await expect.poll(() => asked.length).toBe(3);
  expect(shown.at(-1)).toEqual({ status: "open", answer: vaultOf(4) });
  asked[2]?.resolve(vaultOf(5));
  await again;
  expect(shown.at(-1)).toEqual({ status: "open", answer: vaultOf(5) });
});

test("an answer that comes behind that of a later call is dropped", async () => {
  const { source, shown, asked } = sourceInTest();
  const calls = [source.load(), source.refresh()];
  asked[1]?.resolve(vaultOf(20));
  await calls[1];
  asked[0]?.resolve(vaultOf(10));
  await calls[0];
  expect(shown).toEqual([{ status: "loading" }, { status: "open", answer: vaultOf(20) }]);
});

test("is outdated once somebody has signed in or out, or has other diamonds, and never by what is not known", () => {
  const found = (total_diamonds: number) => ({ status: "found", data: { total_diamonds } }) as UserAnswer;
  const nobody: UserAnswer = { status: "not-logged-in", data: null };
  expect(isOutdated(vaultOf(null), found(0))).toBe(true);
  expect(isOutdated(vaultOf(10), nobody)).toBe(true);
  expect(isOutdated(vaultOf(10), found(35))).toBe(true);
  expect(isOutdated(vaultOf(10), found(10))).toBe(false);
  expect(isOutdated(vaultOf(null), nobody)).toBe(false);
  for (const session of [{ status: "unknown" }, { status: "failed", code: "unavailable" }] as const)
    expect([isOutdated(vaultOf(10), session), isOutdated(vaultOf(null), session)]).toEqual([false, false]);
});
