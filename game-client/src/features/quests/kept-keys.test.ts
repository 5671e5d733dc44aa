import { IdempotencyKey } from "@diamond-valley/schemas/quests/delivery.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { createKeptKeys } from "./kept-keys.ts";

/** The keys under which goods are sent, when the tries end so; null for an answer. */
async function keysOf(ends: readonly (Error | null)[], goods = (_: number) => "goods"): Promise<string[]> {
  const keys = createKeptKeys();
  const sent: string[] = [];
  for (const [index, end] of ends.entries())
    await keys
      .send(goods(index), (key) => {
        sent.push(key);
        return end ? Promise.reject(end) : Promise.resolve();
      })
      .catch(() => {});
  return sent;
}

test("each operation has a key of its own, which the server takes", async () => {
  const keys = await keysOf([null, null]);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(IdempotencyKey.safeParse(key).success).toBe(true);
});

test("an operation whose outcome is unknown goes again under its key, until it is known", async () => {
  const [first, second, third, fourth] = await keysOf([
    new Unreachable(),
    new ApiProblem("unavailable"),
    null,
    null,
  ]);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test("a refusal gives the key up", async () => {
  const [first, second] = await keysOf([new ApiProblem("exchange-short"), null]);
  expect(second).not.toBe(first);
});

test("other goods have another key, whatever is still unknown", async () => {
  const [first, second] = await keysOf([new Unreachable(), null], String);
  expect(second).not.toBe(first);
});
