import type { BeginAnswer, EndAnswer, FightAnswer } from "@diamond-valley/schemas/hunting/hunting.ts";
import { expect, test } from "vitest";
import { callerAt } from "../arena/testing/caller.ts";
import { testServer } from "../testing/server.ts";
import { below } from "./testing/hunters.ts";

const server = testServer();

test("an outing is begun, a fight asked for and its result too, by calls", async () => {
  const { act, start } = await callerAt(server, "hunting", "forest", below(5));
  expect(await act("begin")).toMatchObject({ status: 409, body: { code: "not-now" } });
  const { status, room } = await start();
  expect(status).toBe(200);
  expect(await act("dance")).toMatchObject({ status: 400 });
  expect(await act("fight", { slime: 5 })).toMatchObject({ status: 409, body: { code: "not-now" } });
  expect(await act<BeginAnswer>("begin", { calm: true })).toMatchObject({
    status: 200,
    body: { attempt: expect.stringMatching(/^\w+$/) },
  });
  expect(await act("begin", { calm: "very" })).toMatchObject({ status: 400 });
  expect(await act("fight", { slime: 99 })).toMatchObject({ status: 404, body: { code: "monster-gone" } });
  expect(await act("fight", { slime: 1 })).toMatchObject({ status: 409, body: { code: "too-far" } });
  expect(await act<FightAnswer>("fight", { slime: 5 })).toMatchObject({ status: 200, body: { slime: 5 } });
  expect(await act<EndAnswer>("end")).toMatchObject({ status: 409, body: { code: "not-now" } });
  await room.leave();
});
