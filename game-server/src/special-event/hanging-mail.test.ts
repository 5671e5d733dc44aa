import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { afterAll, test } from "vitest";
import { accountModel } from "../account/account-model.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

/** A mail server that takes every line and says nothing. */
const lines: Socket[] = [];
const silent = createServer((line) => void lines.push(line)).listen(0, "127.0.0.1");
await once(silent, "listening");
const { port } = silent.address() as { port: number };
const server = testServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
afterAll(() => {
  silent.close();
  for (const line of lines) line.destroy();
});

test("a mail server that hangs keeps no other job from its turn", async () => {
  const leaver = await registeredPlayer(server, "leaver");
  const guest = await registeredPlayer(server, "guest+diamond");
  await guest.call("POST", "/game_rpg/special-event/rsvp", { day: "2025-11-13" });
  server.clock.set("2025-11-12T01:00:00Z");
  await until(() => lines.length > 0);
  const accounts = accountModel.collection(server.deps.connection);
  await accounts.updateOne({ _id: leaver.id }, { $set: { leavingAt: DEMO_START } });
  await until(async () => (await accounts.countDocuments({ _id: leaver.id })) === 0);
});
