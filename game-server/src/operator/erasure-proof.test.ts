import { randomBytes } from "node:crypto";
import type { Schema, SchemaType } from "mongoose";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { digestOfSub } from "../account/person.ts";
import { readConfig } from "../config/config.ts";
import type { DocumentModel, Versioned } from "../database/model.ts";
import { MODELS } from "../database/models.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { operate } from "./operate.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

const server = testServer();
/** In each text that a person could have given: it must be nowhere once the person is gone. */
const MARK = "personal-text";

/** What is filled in with more than a word of its kind, by collection and field. */
const MEANT: Record<string, unknown> = {
  "accounts.standing.told": "gold",
  "accounts.contact.phone": "01087654321",
  "accounts.prize": { won: true },
  "codes._id": "FILLEDCODE",
  "codes.holds": ["a call"],
  "sessions.expires": new Date(Date.now() + 86_400_000),
};

/**
 * Fields of what stays by number alone that hold words, and whose words they are. A new field of such a collection is to be
 * looked at before it stands here: it must not hold what a person has typed.
 */
const WORDS_OF_OURS: Record<string, readonly string[]> = {
  wallets: [
    "_id",
    "version",
    "recent",
    "recent.key",
    "recent.kind",
    "recent.changes",
    "recent.changes.path",
    "recent.operation",
    "holdings",
  ],
  ledger: ["_id.player", "player", "key", "kind", "changes", "changes.path", "operation"],
  attempts: ["_id", "player", "game", "seed", "inputs", "operation", "refused"],
  submissions: ["_id", "player", "category", "colour"],
  codes: ["_id", "kind", "tier", "holder", "usedBy", "holds"],
  prize_codes: ["_id", "prize", "account"],
  draw_results: ["_id", "prize", "kind", "account"],
  // Pseudonyms and keys are digests.
  draw_entrants: ["_id", "run", "account", "entries", "barred"],
  draw_ranks: ["_id", "run", "prize", "entrant", "key", "account"],
  // Of a look the reason goes with the account: see below.
  operator_looks: ["_id", "operator", "what", "player", "reason"],
};

/** Contact, names and words of a person in an account whose owner won nothing, once all winners are on record. */
const GONE_AFTER_RESULTS = "contact language visit email name nickname picture audienceCode".split(" ");

type Filled = Record<string, unknown>;

/** A value for a field as its model describes it. */
function filling(path: string, type: SchemaType): unknown {
  if (path in MEANT) return MEANT[path];
  const { enum: words, match, min = 1 } = type.options as { enum?: unknown[]; match?: RegExp; min?: number };
  const part = type.schema as Schema | undefined;
  if (type.instance === "Array") return part ? [fieldsOf(path, part)] : [`${MARK} ${path}`];
  if (part) return fieldsOf(path, part);
  if (words) return words[0];
  if (type.instance === "String") return match ? matching(match) : `${MARK} ${path}`;
  if (type.instance === "Number") return Math.max(min, 1);
  if (type.instance === "Boolean") return true;
  if (type.instance === "Date") return new Date(Date.now() + 86_400_000);
  return { note: `${MARK} ${path}` };
}

/** Digests and ids: nobody can read them. */
function matching(pattern: RegExp): string {
  const tried = [
    randomBytes(12).toString("hex"),
    randomBytes(32).toString("base64url"),
    randomBytes(32).toString("hex"),
    // A friend code, which no two accounts share.
    randomBytes(4).toString("hex").toUpperCase().replaceAll(/[01]/g, "Z"),
    "010",
    "FILLED1234",
    "2025-11-03",
  ];
  const found = tried.find((text) => pattern.test(text));
  if (!found) throw new Error(`nothing here matches ${pattern}`);
  return found;
}

function fieldsOf(prefix: string, schema: Schema): Filled {
  const fields = Object.entries(schema.paths).filter(([path]) => path !== "schemaVersion");
  return Object.fromEntries(fields.map(([path, type]) => [path, filling(`${prefix}.${path}`, type)]));
}

/** Puts a value where a path leads. */
function put(document: Filled, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) document[first] = Array.isArray(document[first]) ? [value] : value;
  else {
    if (typeof document[first] !== "object" || document[first] === null) document[first] = {};
    put(document[first] as Filled, rest.join("."), value);
  }
}

/** A document of a collection with every field that the dictionary describes, of this account. */
function filled({ name, schema, version }: DocumentModel<Versioned>, id: string, sub: string): Filled {
  const document: Filled = { ...fieldsOf(name, schema), schemaVersion: version };
  const held = PERSONAL_DATA[name];
  if (held) put(document, held.field, held.by === undefined ? id : digestOfSub(sub));
  if (name === "ledger") document._id = { player: id, seq: 9_000 };
  if (name === "accounts") Object.assign(document, { sub: digestOfSub(sub), leavingAt: undefined });
  return document;
}

async function ops(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ MONGODB_URL: server.databaseUrl });
  const log = pino({ level: "silent" });
  await operate(args, { config, log, clock: server.clock, print: (line) => lines.push(line) });
  return lines.join("\n");
}

/** Fills every collection that holds something of a person; the wallet and its sessions are those of the player itself. */
async function fillAll(player: TestPlayer, sub: string): Promise<void> {
  const { connection } = server.deps;
  for (const model of MODELS as readonly unknown[] as readonly DocumentModel<Versioned>[]) {
    const held = PERSONAL_DATA[model.name];
    if (!held || model.name === "wallets" || held.by === "keyed digest") continue;
    const document = filled(model, player.id, sub);
    const collection = connection.collection(model.name);
    if (model.name === "accounts") {
      const { _id: _, sub: __, standing: ___, leavingAt: ____, ...rest } = document;
      await collection.updateOne({ _id: player.id as never }, { $set: rest });
    } else await collection.replaceOne({ _id: document._id as never }, document, { upsert: true });
  }
}

/** All documents of a collection, as text. */
const textOf = async (name: string): Promise<string> =>
  JSON.stringify(await server.deps.connection.collection(name).find().toArray());

const heldOf = Object.entries(PERSONAL_DATA).filter(([, held]) => held !== null);

let erased: TestPlayer;
let deleted: TestPlayer;
beforeAll(async () => {
  erased = await registeredPlayer(server, "filled-one", { mobile_phone: "01012340001" });
  deleted = await registeredPlayer(server, "filled-two", { mobile_phone: "01012340002" });
  await fillAll(erased, "filled-one");
});

describe("every collection filled by the data dictionary", () => {
  test("holds each field, and is as the dictionary describes it", async () => {
    for (const [name, held] of heldOf) {
      if (held?.by === "keyed digest") continue;
      const text = await textOf(name);
      expect(text, name).toContain(held?.by === "digest" ? digestOfSub("filled-one") : erased.id);
    }
    const texts = await Promise.all(heldOf.map(([name]) => textOf(name)));
    expect(texts.join("").split(MARK).length).toBeGreaterThan(30);
  });

  test("is shown by the export, whole", async () => {
    const exported = JSON.parse(await ops("account", "export", erased.id, "--as", "tester")) as Record<
      string,
      unknown[]
    >;
    for (const [name, held] of heldOf)
      if (held?.by !== "keyed digest") expect(exported[name]?.length, name).toBeGreaterThan(0);
  });

  test("has nothing left of an account that an operator erased but what is stated", async () => {
    await ops("account", "erase", erased.id);
    for (const [name, held] of Object.entries(PERSONAL_DATA)) {
      const text = await textOf(name);
      expect(text, name).not.toContain(digestOfSub("filled-one"));
      if (held?.keptByNumber) expect(text, name).toContain(erased.id);
      else if (held?.by !== "keyed digest") {
        expect(text, name).not.toContain(erased.id);
        expect(text, name).not.toContain(MARK);
      }
    }
    expect(await textOf("operator_looks")).not.toContain(`${MARK} operator_looks.reason`);
  });

  test("has as little left of an account that its owner deleted", async () => {
    await fillAll(deleted, "filled-two");
    expect((await deleted.call("DELETE", "/auth/delete")).status).toBe(200);
    for (const [name, held] of heldOf) {
      if (held?.keptByNumber || held?.by === "keyed digest") continue;
      expect(await textOf(name), name).not.toContain(deleted.id);
      expect(await textOf(name), name).not.toContain(MARK);
    }
  });
});

test("what stays by number alone has no field in which a person could have written", () => {
  for (const model of MODELS) {
    if (!PERSONAL_DATA[model.name]?.keptByNumber) continue;
    expect([...wordFields(model.schema)].sort(), model.name).toEqual(
      [...(WORDS_OF_OURS[model.name] ?? [])].sort(),
    );
  }
});

test("of who won nothing the contact goes with the winners' list, and every other word of theirs is known", async () => {
  const loser = await registeredPlayer(server, "filled-loser", { mobile_phone: "01012340003" });
  const winner = await registeredPlayer(server, "filled-winner", { mobile_phone: "01012340004" });
  await fillAll(loser, "filled-loser");
  const accounts = server.deps.connection.collection<{ _id: string }>("accounts");
  await accounts.updateOne({ _id: loser.id }, { $unset: { prize: "" } });
  await accounts.updateOne({ _id: winner.id }, { $set: { "prize.won": true } });
  const before = (await accounts.findOne({ _id: loser.id })) as Filled;
  const { createRetentionStore } = await import("../retention/store.ts");
  const store = createRetentionStore(server.deps);
  await store.closeWinners(server.clock.now());
  while ((await store.purgeContacts(100)) > 0);
  const after = (await accounts.findOne({ _id: loser.id })) as Filled;
  expect(
    Object.keys(before)
      .filter((field) => !(field in after))
      .sort(),
  ).toEqual([...GONE_AFTER_RESULTS].sort());
  // What is left of words is what was said at the registration, in answers that name nobody.
  const words = Object.entries(after).filter(([, value]) => JSON.stringify(value).includes(MARK));
  expect(words.map(([field]) => field).sort()).toEqual(["codes", "eventSurvey", "marketing", "registration"]);
  expect((await accounts.findOne({ _id: winner.id })) as Filled).toHaveProperty("contact");
});

/** Fields that hold words, or anything. */
function wordFields(schema: Schema, prefix = ""): string[] {
  return Object.entries(schema.paths).flatMap(([path, type]) => {
    const name = `${prefix}${path}`;
    const part = type.schema as Schema | undefined;
    const isFree = ["String", "Mixed", "Array"].includes(type.instance);
    return [...(isFree ? [name] : []), ...(part ? wordFields(part, `${name}.`) : [])];
  });
}
