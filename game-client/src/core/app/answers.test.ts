import type { Message } from "@diamond-valley/schemas/games/contract.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import { expect, test, vi } from "vitest";
import type { PlaceRoom } from "../net/places.ts";
import { createAnswers } from "./answers.ts";

const update = (seq: number, levelUp: number | null = null): WalletUpdate => ({
  wallet: walletView(new Map([["diamonds", seq]]), 0, seq),
  levelUp,
  milestoneDiamonds: 0,
});

test("a change that was overtaken by a newer one is told, but takes nothing back", () => {
  const $wallet = atom<WalletView | null>(null);
  const { apply, listen } = createAnswers($wallet).wallet;
  const told: (number | null)[] = [];
  const stop = listen(({ levelUp }) => told.push(levelUp));
  apply(update(4));
  apply(update(3, 2));
  expect([$wallet.get()?.diamonds, told]).toEqual([4, [null, 2]]);
  apply(update(5));
  stop();
  apply(update(6));
  expect([$wallet.get()?.diamonds, told]).toEqual([6, [null, 2, null]]);
});

const DIG = { name: "dig" } as Message<{ depth: number }, { found: string }>;
/** A room that answers requests so. */
const answering = (request: (name: string, input: unknown) => Promise<unknown>) =>
  ({ request }) as unknown as PlaceRoom;

test("an answer brings along what it changed in the wallet, for every message", async () => {
  const $wallet = atom<WalletView | null>(null);
  const { ask, join } = createAnswers($wallet);
  const asked: unknown[] = [];
  const answers = [{ found: "stone", update: update(3) }, { found: "sand" }];
  join(
    answering(async (...request) => {
      asked.push(request.slice(0, 2));
      return answers.shift();
    }),
  );
  expect(await ask(DIG, { depth: 2 })).toMatchObject({ found: "stone" });
  expect([asked, $wallet.get()?.seq]).toEqual([[["dig", { depth: 2 }]], 3]);
  expect(await ask(DIG, { depth: 3 })).toEqual({ found: "sand" });
});

test("a refusal has its code; what broke or never came is unreachable, as is a message without a room", async () => {
  const { ask, join } = createAnswers(atom(null));
  const asked = async (error?: unknown) => {
    if (error) join(answering(() => Promise.reject(error)));
    return ask(DIG, { depth: 1 }).catch((thrown: unknown) => thrown);
  };
  expect(await asked()).toBeInstanceOf(Unreachable);
  const refused = Object.assign(new Error(), { name: "rejected", reason: { code: "too-far" } });
  expect(await asked(refused)).toEqual(new ApiProblem("too-far"));
  expect(await asked(Object.assign(new Error(), { code: 500 }))).toEqual(new ApiProblem("generic"));
  expect(await asked(new Error("timeout"))).toBeInstanceOf(Unreachable);
});

test("a room that is over late does not take the next one with it", async () => {
  const { ask, join } = createAnswers(atom(null));
  const over = join(answering(async () => ({ found: "stone" })));
  const last = join(answering(async () => ({ found: "sand" })));
  over();
  expect(await ask(DIG, { depth: 1 })).toEqual({ found: "sand" });
  last();
  expect(await ask(DIG, { depth: 1 }).catch((thrown: unknown) => thrown)).toBeInstanceOf(Unreachable);
});

test("a listener hears of an answer once it is shown, and of no refusal", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const heard: unknown[] = [];
  const answers = createAnswers(atom(null), (message, answer) => heard.push([message, answer]));
  let outcome: () => Promise<unknown> = async () => ({ found: "gold" });
  answers.join({ request: () => outcome() } as unknown as PlaceRoom);
  await answers.ask(DIG, { depth: 1 });
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual([[DIG, { found: "gold" }]]);
  outcome = () => Promise.reject(new Error("gone"));
  await expect(answers.ask(DIG, { depth: 1 })).rejects.toThrow();
  vi.runAllTimers();
  expect(heard).toHaveLength(1);
  vi.useRealTimers();
});
