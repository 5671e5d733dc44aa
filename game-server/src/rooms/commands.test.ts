import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { Problem } from "../http/problem.ts";
import { answerOf, fullAllowance, perform, spend } from "./commands.ts";

const schema = z.strictObject({ size: z.number() });
const silent = pino({ level: "silent" });

test("a message that is not of the schema is a bad request, and nothing is done", async () => {
  let done = 0;
  for (const message of [undefined, null, 3, "x", [], {}, { size: "3" }, { size: 1, more: 2 }])
    expect(await perform(schema, message, () => (done += 1), silent)).toEqual({ refused: "bad-request" });
  expect(done).toBe(0);
});

test("answers are passed on, refusals by their code, and anything else is generic and logged", async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const message = { size: 2 };
  expect(await perform(schema, message, ({ size }) => ({ twice: size * 2 }), log)).toEqual({
    answer: { twice: 4 },
  });
  expect(await perform(schema, message, () => undefined, log)).toEqual({ answer: {} });
  const refuse = async () => {
    throw new Problem("too-far");
  };
  expect(await perform(schema, message, refuse, log)).toEqual({ refused: "too-far" });
  expect(logged).toEqual([]);
  const fail = () => {
    throw new TypeError("a bug");
  };
  expect(await perform(schema, message, fail, log)).toEqual({ refused: "generic" });
  expect(logged.join()).toContain("a bug");
});

test("what an act changed in the wallet goes along, also where it failed afterwards, and twice as one", async () => {
  const told = (diamonds: number, levelUp: number | null): WalletUpdate => ({
    wallet: walletView(new Map([["diamonds", diamonds]]), 0),
    levelUp,
    milestoneDiamonds: diamonds,
  });
  const pay = (fails: boolean) =>
    perform(
      schema,
      { size: 1 },
      (_, tell) => {
        tell({ ...told(5, 2), gift: 1 });
        tell({ ...told(7, null), gift: 2 });
        if (fails) throw new Problem("not-now");
        return { done: true };
      },
      silent,
    );
  const update = { ...told(7, 2), milestoneDiamonds: 12, gift: 3 };
  const paid = await pay(false);
  expect(paid).toEqual({ answer: { done: true }, update });
  expect("answer" in paid && answerOf(paid)).toEqual({ done: true, update });
  expect(await pay(true)).toEqual({ refused: "not-now", update });
});

test("a burst passes, a flood does not, and a second later ten more do", () => {
  const allowance = fullAllowance(0);
  const spent = (now: number) =>
    Array.from({ length: 100 }, () => spend(allowance, now)).filter(Boolean).length;
  expect(spent(0)).toBe(20);
  expect(spent(1_000)).toBe(10);
  expect(spent(500)).toBe(0);
  expect(spent(60_000)).toBe(20);
});
