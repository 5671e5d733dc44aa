import type { BeginAnswer, EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { expect, test } from "vitest";
import { callerAt } from "../arena/testing/caller.ts";
import { testServer } from "../testing/server.ts";
import { IN_CIRCLE, train } from "./testing/challengers.ts";

const server = testServer();

test("a fight is begun and its result asked for by calls; the circle is closed to whoever has no fight there", async () => {
  const { act, start, player } = await callerAt(server, "boss", "magic-circle", IN_CIRCLE);
  expect(await act("begin", { kind: "weekly" })).toMatchObject({ status: 409, body: { code: "not-now" } });
  const closed = await player.call("POST", "/game_rpg/quest/boss/start", { protocol: PROTOCOL_VERSION });
  expect(closed).toMatchObject({ status: 403, body: { code: "forbidden" } });
  server.clock.set("2025-10-14T03:00:00Z");
  await train(player.wallets, player.id);
  const { status, room } = await start();
  expect(status).toBe(200);
  expect(await act("dance")).toMatchObject({ status: 400 });
  expect(await act("begin")).toMatchObject({ status: 400 });
  expect(await act("begin", { kind: "weekly", arms: "borrowed" })).toMatchObject({ status: 400 });
  expect(await act("begin", { kind: "weekly", score: 9_500 })).toMatchObject({ status: 400 });
  expect(await act("begin", { kind: "story" })).toMatchObject({ status: 409, body: { code: "not-now" } });
  expect(await act<EndAnswer>("end")).toMatchObject({ status: 409, body: { code: "not-now" } });
  const begun = await act<BeginAnswer>("begin", { kind: "weekly", ranked: true, arms: "equal" });
  expect(begun).toMatchObject({
    status: 200,
    body: { attempt: expect.stringMatching(/^\w+$/), kind: "weekly", arms: "equal", ranked: true },
  });
  expect(await act("begin", { kind: "weekly" })).toMatchObject({ status: 409, body: { code: "not-now" } });
  expect(await act<EndAnswer>("end")).toMatchObject({ status: 409, body: { code: "not-now" } });
  expect((await player.wallets.view(player.id)).boss).toMatchObject({ week: 2, attempts: 1 });
  await room.leave();
});
