import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { operate } from "../operator/operate.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session } from "../testing/sign-in.ts";

const server = testServer({ RATE_LIMIT_EVENTS: "30" });
const events = () => server.deps.connection.collection("events");
beforeEach(() => events().deleteMany({}));

const parameters = { market: "kr", phase: "live", week: 1, slug: "auth", action: "open" };
const event = (changes: object = {}) => ({
  name: "modal_interaction",
  parameters: { ...parameters, ...changes },
});
const sent = (age = 0, changes: object = {}) => ({ ...event(changes), age });
const body = (changes: object = {}) => ({
  consent: true,
  batch: "batch-0123456789abcdef",
  events: [sent(), sent(0, { value_seconds: 2.5 })],
  ...changes,
});
async function visitor(): Promise<Session> {
  const someone = newVisitor(server.url);
  await someone.call("GET", "/season");
  return someone;
}

test("a batch is taken once, however often it is sent, with nothing about the visitor", async () => {
  const someone = await visitor();
  for (const _ of [1, 2]) {
    const { status, body: answer } = await someone.call("POST", "/events", body());
    expect([status, answer]).toEqual([202, { accepted: 2 }]);
  }
  expect(await events().find().toArray()).toEqual([
    { _id: "batch-0123456789abcdef:00", at: DEMO_START, schemaVersion: 1, ...event() },
    { _id: "batch-0123456789abcdef:01", at: DEMO_START, schemaVersion: 1, ...event({ value_seconds: 2.5 }) },
  ]);
});

test.each<[string, object]>([
  ["without consent", { consent: false }],
  ["with no word of consent", { consent: undefined }],
  ["with consent in other words", { consent: "yes" }],
  ["without a name of its own", { batch: "1" }],
  ["empty", { events: [] }],
  ["with too many events", { events: Array(26).fill(sent()) }],
  ["with an unknown event", { events: [{ ...sent(), name: "keystroke" }] }],
  ["with an unknown parameter", { events: [sent(0, { user_id: "1" })] }],
  ["with an address in a parameter", { events: [sent(0, { answer: "haneul@example.com" })] }],
  ["with a text of any length", { events: [sent(0, { slug: "a".repeat(101) })] }],
  ["with a metric that is no number", { events: [sent(0, { value_level: "3" })] }],
  ["with an event that is yet to happen", { events: [sent(-1)] }],
  ["with an event of the day before yesterday", { events: [sent(2 * 86_400_000)] }],
  ["with an event without its age", { events: [event()] }],
  ["from another market", { events: [sent(0, { market: "us" })] }],
  ["without its week", { events: [sent(0, { week: undefined })] }],
])("a batch %s is refused whole", async (_, changes) => {
  const answer = await (await visitor()).call<ProblemBody>("POST", "/events", body(changes));
  expect([answer.status, answer.body.code]).toEqual([400, "bad-request"]);
  expect(await events().countDocuments()).toBe(0);
});

/** What an operator is told of the events: what the command says, and the lines of its file. */
async function exported(): Promise<{ printed: string[]; events: object[] }> {
  const directory = await mkdtemp(join(tmpdir(), "diamond-valley-events-"));
  const file = join(directory, "events.ndjson");
  const printed: string[] = [];
  await operate(["events", "export", file], {
    config: readConfig({ MONGODB_URL: server.databaseUrl }),
    log: pino({ level: "silent" }),
    clock: server.clock,
    print: (line) => printed.push(line),
  });
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  await rm(directory, { recursive: true });
  return { printed, events: lines.map((line) => JSON.parse(line)) };
}

test("an operator exports all events as lines of JSON", async () => {
  const someone = await visitor();
  await someone.call("POST", "/events", body());
  const { printed, events } = await exported();
  expect(printed).toEqual(["2 events written."]);
  expect(events).toMatchObject([
    { id: "batch-0123456789abcdef:00", name: "modal_interaction", at: DEMO_START },
    { id: "batch-0123456789abcdef:01", parameters: { value_seconds: 2.5 } },
  ]);
});

test("events are told in the order in which they happened, in whatever order they came", async () => {
  const someone = await visitor();
  const ages = [900, 500, 400, 0];
  await someone.call("POST", "/events", body({ batch: "left-at-once-0123", events: [sent(400), sent(0)] }));
  await someone.call("POST", "/events", body({ batch: "on-its-way-012345", events: [sent(900), sent(500)] }));
  expect((await exported()).events).toMatchObject(ages.map((age) => ({ at: DEMO_START - age })));

  await events().deleteMany({});
  const crowd = Array.from({ length: 12 }, (_, value_rank) => sent(0, { value_rank }));
  await someone.call("POST", "/events", body({ events: crowd }));
  expect((await exported()).events).toMatchObject(crowd.map(({ parameters }) => ({ parameters })));
});

test("an address that sends too many is slowed down, and everything else still answers it", async () => {
  const someone = await visitor();
  const codes = [];
  for (let turn = 0; turn < 31; turn++) {
    codes.push((await someone.call<ProblemBody>("POST", "/events", body())).status);
  }
  expect(codes.at(-1)).toBe(429);
  expect((await someone.call("GET", "/user_data")).status).toBe(200);
});
