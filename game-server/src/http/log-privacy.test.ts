import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { digestOfSub } from "../account/person.ts";
import { createCodeStore } from "../codes/store.ts";
import { freshDatabase } from "../testing/database.ts";
import { registrationOf } from "../testing/registration.ts";
import { testClock } from "../testing/server.ts";
import { exitOf, forkServer, untilReady } from "../testing/server-process.ts";
import { type Answer, type Callback, newVisitor, type Session, walkToCallback } from "../testing/sign-in.ts";
import { createClaimStore } from "../vault/claims.ts";

/** A real process that logs all that there is to log. */
const database = freshDatabase();
let child: ChildProcess;
let url: string;
let logged = "";
const measured: string[] = [];
beforeAll(async () => {
  child = forkServer({ MONGODB_URL: database.url, LOG_LEVEL: "trace", RATE_LIMIT_CODES: "1000" });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      logged += String(chunk);
    });
  ({ url } = await untilReady(child));
});
afterAll(async () => {
  child.kill("SIGKILL");
  await exitOf(child);
});

/** Values that stand nowhere else, by what they are. Tokens are added while the account lives. */
const SUB = "qx-zebulon";
const personal: Record<string, string> = {
  sub: SUB,
  "name at the provider": "Qx-zebulon",
  "digest of the sub": digestOfSub(SUB),
  name: "즈불론",
  "changed name": "바뀐즈불론",
  phone: "01077345561",
  "phone as typed": "010-7734-5561",
  "contact e-mail": "zebulon.private@mail.example",
  "home address": "비밀시 숨은로 77길 5",
  nickname: "몰래즈불",
  "other device": "ZebulonPhone9000",
  "VIP code": "ZEBVIPCODE77",
  "invented code": "ZEBNOCODE88",
  "claimed code": "ZEB-CLAIM-CODE-99",
};
const registration = () =>
  registrationOf(77_345_561, {
    name: personal.name ?? "",
    mobile_phone: personal["phone as typed"] ?? "",
    contact_email: personal["contact e-mail"] ?? "",
    home_address: personal["home address"] ?? "",
    gaming_device_of_choice: ["other"],
    gaming_device_of_choice_other: personal["other device"] ?? "",
    marketing: true,
    over_14: true,
  });

function noteSecrets(visitor: Session, moment: string, { auth_code, state }: Partial<Callback> = {}): void {
  const cookie = decodeURIComponent(visitor.cookies.get("session") ?? "");
  personal[`session (${moment})`] = cookie.replace(/^s:/, "").split(".")[0] ?? "";
  personal[`signature (${moment})`] = cookie.split(".")[1] ?? "";
  personal[`token (${moment})`] = visitor.cookies.get("_csrf_token") ?? "";
  if (auth_code) personal[`authorization code (${moment})`] = auth_code;
  if (state) personal[`state (${moment})`] = state;
}

async function enter(hint: string, moment: string): Promise<Session> {
  const visitor = newVisitor(url);
  const callback = await walkToCallback(visitor, hint);
  noteSecrets(visitor, `${moment}, begun`, callback);
  expect((await visitor.call("POST", "/auth/login", callback)).status).toBe(200);
  noteSecrets(visitor, moment);
  // The same once more, and an invented one: both are refused, and one of them is logged.
  expect((await visitor.call("POST", "/auth/login", callback)).status).toBe(400);
  const again = newVisitor(url);
  const second = await walkToCallback(again, hint);
  const invented = { ...second, auth_code: `${second.auth_code}x` };
  noteSecrets(again, `${moment}, refused`, invented);
  expect((await again.call("POST", "/auth/login", invented)).status).toBe(401);
  return visitor;
}

const collection = (name: string) => database.connection.collection<{ _id: string }>(name);

/** Has the database refuse whatever fills a field, for a fault of ours whose message is the whole document. */
const refuseIn = (field: string) => collection("accounts").createIndex({ [field]: "2dsphere" });

test("a whole life of an account, its faults too, leaves nothing of the person in logs and measurements", async () => {
  const clock = testClock();
  const { connection } = database;
  await createCodeStore({ connection, clock }).add([
    { code: personal["VIP code"] ?? "", kind: "vip", tier: "diamond", email: null },
  ]);
  await createClaimStore({ connection, clock }).stock([
    { code: personal["claimed code"] ?? "", prize: "vip-points-3000", validUntil: clock.now() + 1e10 },
  ]);
  const statuses = new Set<number>();
  const note = <T>(answer: Answer<T>): Answer<T> => {
    statuses.add(answer.status);
    return answer;
  };

  const visitor = await enter(`${SUB}+gold+vip`, "first sign-in");
  const call = async (method: string, path: string, body?: unknown) =>
    note(await visitor.call(method, path, body));
  await call("POST", "/register", { ...registration(), age: "5" });
  await call("POST", "/register", `{"name":"${personal.name}","mobile_phone":"${personal.phone}",`);
  expect((await call("POST", "/register", registration())).status).toBe(200);
  await call("POST", "/register", { ...registration(), name: personal["changed name"] });
  const account = await collection("accounts").findOne();
  personal["account id"] = account?._id ?? "";

  const rival = await enter("qx-rival+gold", "rival");
  note(await rival.call("POST", "/register", registration()));

  const profile = {
    name: personal["changed name"],
    mobile_phone: personal.phone,
    contact_email: personal["contact e-mail"],
    home_address: personal["home address"],
  };
  expect((await call("PUT", "/profile", profile)).status).toBe(200);
  await refuseIn("nickname");
  expect((await call("PUT", "/game_rpg/nickname", { nickname: personal.nickname })).status).toBe(500);
  await collection("accounts").dropIndex("nickname_2dsphere");
  await call("PUT", "/profile/marketing", { accepted: false });
  expect((await call("PUT", "/game_rpg/nickname", { nickname: personal.nickname })).status).toBe(200);
  expect((await call("POST", "/profile/code", { code: personal["VIP code"] })).status).toBe(200);
  await call("POST", "/profile/code", { code: personal["invented code"] });
  await call("POST", "/sweepstakes/vip-points-3000/claim", {});
  await call("PUT", "/sweepstakes/points-500", { entries: 2 });
  await call("GET", `/sweepstakes/${encodeURIComponent(personal.name ?? "")}/${personal.phone}`);
  await call("POST", "/event_survey", { ...registration(), name: undefined });
  await call("POST", "/game_rpg/special-event/rsvp", { day: "2025-11-14" });
  await call("GET", "/game_rpg/user_data");
  const { body: seat } = await call("POST", "/hub/enter", { protocol: 1, takeover: false });
  await sendNonsense(JSON.stringify(seat));

  // A fault of ours, of another kind: a document is not as it should be.
  await collection("accounts").updateOne({ _id: personal["account id"] }, { $rename: { standing: "lost" } });
  expect((await call("GET", "/user_data")).status).toBe(500);
  await collection("accounts").updateOne({ _id: personal["account id"] }, { $rename: { lost: "standing" } });
  expect((await call("GET", "/user_data")).status).toBe(200);
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 404, 409, 422, 500]));

  measured.push(await (await fetch(`${url}/metrics`)).text());
  expect((await call("DELETE", "/auth/delete")).status).toBe(200);
  expect((await call("GET", "/profile")).status).toBe(401);
  measured.push(await (await fetch(`${url}/metrics`)).text());

  // What is looked through really has what it should have.
  const lines = logged.split("\n").filter((line) => line.startsWith("{"));
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages.filter((message) => message === "a request failed").length).toBeGreaterThanOrEqual(2);
  expect(messages).toContain("a sign-in was refused");
  expect(logged).toContain("MongoServerError");
  expect(measured.join()).toContain('route="/api/kr/profile"');

  expect(Object.keys(personal).length).toBeGreaterThan(25);
  for (const [what, value] of Object.entries(personal)) {
    expect(value.length, what).toBeGreaterThanOrEqual(3);
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
      expect(logged.includes(form), `${what} stands in the log`).toBe(false);
      expect(measured.join().includes(form), `${what} stands in the measurements`).toBe(false);
    }
  }
  // An e-mail address or a phone of anybody at all.
  expect(logged).not.toMatch(/[\w.+-]+@[\w-]+\.example|01[016789]-?\d{3,4}-?\d{4}/);

  for (const { name } of (await database.connection.db?.listCollections().toArray()) ?? []) {
    const kept = JSON.stringify(await collection(name).find().toArray());
    const ofPerson = Object.entries(personal).filter(
      ([what]) =>
        !/rival|refused|code|account id/.test(what) &&
        !(name.startsWith("provider") && /sub|name at|state/.test(what)),
    );
    for (const [what, value] of ofPerson)
      expect(kept.includes(value), `${what} stays in ${name}`).toBe(false);
  }
});

/** Sends a room's server what no client sends. */
async function sendNonsense(seat: string): Promise<void> {
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/process/room?sessionId=${encodeURIComponent(seat)}`,
  );
  await new Promise<void>((done) => {
    socket.on("open", () => socket.send(`${personal.name} ${personal.phone}`));
    socket.on("close", () => done());
    socket.on("error", () => done());
    socket.on("unexpected-response", () => done());
    setTimeout(() => {
      socket.terminate();
      done();
    }, 500);
  });
}
