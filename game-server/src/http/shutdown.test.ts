import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { expect, test, vi } from "vitest";
import { createSeasonStore } from "../season/store.ts";
import { freshDatabase } from "../testing/database.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const database = freshDatabase();
const watched = new URL(database.url);
watched.searchParams.set("monitorCommands", "true");
const server = testServer({ MONGODB_URL: watched.href });
const personal = ["accounts", "sessions"];

test("in the shutdown stage nobody is looked up, and a person may still go", async () => {
  const player = await registeredPlayer(server, "last-one");
  expect((await player.call("GET", "/user_data")).status).toBe(200);
  const { connection } = server.deps;
  const seasons = createSeasonStore(connection);
  await seasons.setStageOverride("shutdown");
  const stage = async () => (await player.call<SeasonView>("GET", "/season")).body.stage;
  await vi.waitFor(async () => expect(await stage()).toBe("shutdown"), { timeout: 5_000 });

  const asked: string[] = [];
  connection.getClient().on("commandStarted", ({ commandName, command }) => {
    const collection = String(command[commandName]);
    // Background jobs look for accounts by what is due, and never by a person.
    if (collection !== "accounts" || JSON.stringify(command).includes(player.id)) asked.push(collection);
  });
  const calls = [
    ["GET", "/user_data"],
    ["GET", "/sweepstakes"],
    ["GET", "/profile"],
    ["PUT", "/profile"],
    ["POST", "/register"],
    ["POST", "/auth/login"],
    ["POST", "/hub/enter"],
    ["GET", "/nothing"],
  ] as const;
  await vi.waitFor(() => expect(asked).toContain("season"), { timeout: 5_000 });
  for (const [method, path] of calls) {
    const answer = await player.call<ProblemBody>(method, path, method === "GET" ? undefined : {});
    expect([path, answer.status, answer.body.code]).toEqual([path, 410, "closed"]);
  }
  expect(asked.filter((collection) => personal.includes(collection))).toEqual([]);
  expect((await player.call("DELETE", "/auth/delete")).status).toBe(200);
  expect(await connection.collection("accounts").countDocuments({ _id: player.id as never })).toBe(0);
});
