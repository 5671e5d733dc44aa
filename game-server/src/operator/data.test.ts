import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { MODELS } from "../database/models.ts";
import { testServer } from "../testing/server.ts";
import { many, registeredPlayer } from "../wallet/testing/player.ts";
import { operate } from "./operate.ts";

const server = testServer();

const ops = (...args: string[]) => opsInto([], ...args);
/** Leaves the lines in `printed`, also those of a command that fails. */
async function opsInto(printed: string[], ...args: string[]): Promise<string> {
  const config = readConfig({ MONGODB_URL: server.databaseUrl });
  const log = pino({ level: "silent" });
  const print = (line: string) => printed.push(line);
  await operate(args, { config, log, clock: server.clock, print });
  return printed.join("\n");
}

test("what players leave behind is as the data dictionary describes it, and each document names its version", async () => {
  const player = await registeredPlayer(server, "described");
  await player.fish(many("blue", 20), 900);
  const wanted = { category: "fish", colour: "blue" };
  const { body } = (await player.call("POST", "/game_rpg/submission/create", wanted)) as {
    body: { id: string };
  };
  await player.call("POST", "/game_rpg/submission/submit", { id: body.id });
  await player.call("POST", "/game_rpg/submission/create", { ...wanted, colour: "red" });
  await player.call("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: false });
  server.clock.set(server.clock.now() + 120_000);
  await player.wallets.sweep();
  await player.fish(["red"]);
  await ops("stage", "set", "event");

  const checked = await ops("data", "check");
  for (const name of ["wallets", "ledger", "submissions", "sessions", "season"])
    expect(checked).toMatch(new RegExp(`^${name}: [1-9]\\d* documents, 0 with problems$`, "m"));
  for (const model of MODELS) {
    const unversioned = { schemaVersion: { $ne: model.version } } as object;
    expect(await server.deps.connection.collection(model.name).countDocuments(unversioned), model.name).toBe(
      0,
    );
  }
});

test.each([
  ["a field of another type", { createdAt: "yesterday" }],
  ["a value that is none of the list", { colour: "pink" }],
  ["a field that nobody described", { price: 3 }],
  ["a field that is missing", { player: undefined }],
  ["a version that does not exist yet", { schemaVersion: 99 }],
])("%s is found", async (_, change) => {
  const document = {
    _id: "0123456789abcdef01234567" as never,
    player: "somebody",
    category: "fish",
    colour: "blue",
    createdAt: 1,
    schemaVersion: 1,
  };
  const submissions = server.deps.connection.collection("submissions");
  await submissions.insertOne({ ...document, ...change }, { ignoreUndefined: true });
  await expect(ops("data", "check")).rejects.toThrow("1 documents");
  await submissions.deleteOne({ _id: document._id });
  await submissions.insertOne(document);
  await ops("data", "check");
  await submissions.deleteOne({ _id: document._id });
});

test("a wallet that is not the sum of its lines is named, and nothing is where all add up", async () => {
  expect(await ops("data", "audit")).toBe("All wallets add up.");
  const player = await registeredPlayer(server, "audited");
  await player.fish(["blue"]);
  await player.wallets.sweep();
  const wallets = server.deps.connection.collection<{ _id: string }>("wallets");
  await wallets.updateOne({ _id: player.id }, { $inc: { "holdings.bag.fish.blue": 7 } });
  const printed: string[] = [];
  await expect(opsInto(printed, "data", "audit")).rejects.toThrow(/^\d+ things do not add up\.$/);
  expect(printed).toContainEqual(expect.stringMatching(`^${player.id}  sum  `));
  await wallets.updateOne({ _id: player.id }, { $inc: { "holdings.bag.fish.blue": -7 } });
  expect(await ops("data", "audit")).toBe("All wallets add up.");
});

test("the dictionary names each collection, each field with its meaning, and each index", async () => {
  const printed = await ops("data", "dictionary");
  for (const { name, fields, indexes = [] } of MODELS) {
    expect(printed).toContain(`## ${name}`);
    for (const { comment } of [...Object.values(fields), ...indexes]) expect(printed).toContain(comment);
  }
  expect(printed).not.toContain("undefined");
});
