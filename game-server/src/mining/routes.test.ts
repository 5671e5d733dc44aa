import type { BeginAnswer, ExpeditionAnswer, MineAnswer } from "@diamond-valley/schemas/mining/mining.ts";
import { expect, test } from "vitest";
import { callerAt } from "../arena/testing/caller.ts";
import { testServer } from "../testing/server.ts";
import { below } from "./testing/miners.ts";

const server = testServer();

test("an expedition is begun and ended by calls, and a vein is asked for", async () => {
  const { act, start } = await callerAt(server, "mining", "mine", below(5));
  expect(await act("begin")).toMatchObject({ status: 409, body: { code: "not-now" } });
  const { status, room } = await start();
  expect(status).toBe(200);
  expect(await act("dance")).toMatchObject({ status: 400 });
  expect(await act<BeginAnswer>("begin", { calm: true })).toMatchObject({
    status: 200,
    body: { attempt: expect.stringMatching(/^\w+$/) },
  });
  expect(await act("begin", { calm: "very" })).toMatchObject({ status: 400 });
  expect(await act("mine", { vein: 99 })).toMatchObject({ status: 404 });
  expect(await act("mine", { vein: 1 })).toMatchObject({ status: 409, body: { code: "too-far" } });
  expect(await act<MineAnswer>("mine", { vein: 5 })).toMatchObject({ status: 200, body: { vein: 5 } });
  expect(await act<ExpeditionAnswer>("end")).toMatchObject({ status: 409, body: { code: "too-far" } });
  await room.leave();
});
