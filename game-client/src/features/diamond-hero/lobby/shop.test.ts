import type { Api } from "@diamond-valley/web-kit/api.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { NEWCOMER } from "./account.fixture.ts";
import { createShop } from "./shop.ts";

/** A server that answers each call in turn, and the calls that it got. */
function serverOf(...answers: (() => unknown)[]) {
  const calls: { body: unknown; key: string | undefined }[] = [];
  const api: Api = {
    async call<Answer>(_method: string, _path: string, body?: unknown, key?: string) {
      calls.push({ body, key });
      return answers.shift()!() as Answer;
    },
  };
  return { api, calls };
}
const fail = (error: Error) => () => {
  throw error;
};

test("a purchase names the wanted level, and takes over what the server answers", async () => {
  const richer = { ...NEWCOMER, coins: 30 };
  const { api, calls } = serverOf(() => richer);
  const put: unknown[] = [];
  expect(await createShop({ api }, { put: (value) => put.push(value) }).buy("dice", 1)).toBeNull();
  expect(calls[0]?.body).toEqual({ powerUp: "dice", level: 1 });
  expect(put).toEqual([richer]);
});

test("a purchase whose answer was lost goes again under its key, a refused one under a new one", async () => {
  const { api, calls } = serverOf(
    fail(new Unreachable()),
    fail(new ApiProblem("generic")),
    () => NEWCOMER,
    () => NEWCOMER,
  );
  const shop = createShop({ api }, { put() {} });
  expect(await shop.buy("speed", 2)).toBe("unavailable");
  expect(await shop.buy("speed", 2)).toBe("generic");
  await shop.buy("speed", 2);
  await shop.buy("speed", 3);
  const keys = calls.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
