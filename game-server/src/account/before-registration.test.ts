import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { DAY, HOUR } from "@diamond-valley/schemas/clock.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { expect, test } from "vitest";
import { createCodeStore } from "../codes/store.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";

const server = testServer();

const user = async (visitor: Session) => (await visitor.call<UserAnswer>("GET", "/user_data")).body;

/** The collections that hold a text. Those of the embedded provider are not the site's. */
async function holding(text: string): Promise<string[]> {
  const { connection } = server.deps;
  const found: string[] = [];
  for (const { name } of await connection.db!.listCollections().toArray()) {
    const everything = JSON.stringify(await connection.collection(name).find().toArray());
    if (!name.startsWith("provider") && everything.toLowerCase().includes(text)) found.push(name);
  }
  return found.sort();
}
/** When the sessions that know somebody by this text end, ms from now. */
async function lifeOf(text: string): Promise<number[]> {
  const sessions = await server.deps.connection.collection("sessions").find().toArray();
  const own = sessions.filter((session) => JSON.stringify(session).includes(text));
  return own.map(({ expires }) => (expires as Date).getTime() - Date.now());
}

test("who has not registered is known to the session alone, for two hours; the registration keeps the person", async () => {
  const visitor = await signIn(server.url, "undecided+gold");
  const again = await signIn(server.url, "undecided+gold");
  expect(await user(visitor)).toMatchObject({
    status: "unregistered",
    data: {
      account_email: "undecided@store.example",
      name: "Undecided",
      gpp_tier: "gold",
      unregistered_user_data: {
        account_email: "undecided@store.example",
        name: "Undecided",
        gpp_tier: "gold",
      },
    },
  });
  expect(await holding("undecided")).toEqual(["sessions"]);
  for (const life of await lifeOf("undecided")) expect(life).toBeLessThanOrEqual(2 * HOUR);

  const young = registrationOf(1, { over_14: false as never });
  expect(await visitor.call<ProblemBody>("POST", "/register", young)).toMatchObject({
    status: 422,
    body: { code: "registration-submit", fields: { over_14: expect.any(String) } },
  });
  expect(await holding("undecided")).toEqual(["sessions"]);
  await again.call("POST", "/auth/logout");
  await visitor.call("POST", "/auth/logout");
  expect(await holding("undecided")).toEqual([]);

  const decided = await signIn(server.url, "undecided+gold");
  expect((await decided.call("POST", "/register", registrationOf(1))).status).toBe(200);
  expect(await holding("undecided")).toEqual(["accounts"]);
  expect(await user(decided)).toMatchObject({
    status: "found",
    data: { account_email: "undecided@store.example", name: "김하늘", unregistered_user_data: null },
  });
});

test("a session becomes a whole one with the registration", async () => {
  const visitor = await signIn(server.url, "settler");
  const name = visitor.cookies.get("session");
  await visitor.call("POST", "/register", registrationOf(2));
  expect(visitor.cookies.get("session")).toBe(name);
  const sessions = await server.deps.connection.collection("sessions").find().toArray();
  expect(Math.max(...sessions.map(({ expires }) => (expires as Date).getTime()))).toBeGreaterThan(
    Date.now() + DAY,
  );
});

test("what another device registered is known at all of them, and can be sent again", async () => {
  const [phone, laptop] = [await signIn(server.url, "twofold"), await signIn(server.url, "twofold")];
  await phone.call("POST", "/register", registrationOf(3));
  expect((await user(laptop)).status).toBe("found");
  for (const device of [phone, laptop]) {
    expect((await device.call("POST", "/register", registrationOf(3))).status).toBe(200);
    expect(await device.call("POST", "/register", registrationOf(4))).toMatchObject({
      body: { code: "already-registered" },
    });
  }
});

test("a code for an address is taken with the registration", async () => {
  await createCodeStore(server.deps).add([
    { code: "FORTHEONE", kind: "vip", tier: "gold", email: "the-one@store.example" },
  ]);
  const other = await signIn(server.url, "other-one");
  expect(
    await other.call("POST", "/register", registrationOf(5, { invite_code: "FORTHEONE" })),
  ).toMatchObject({
    body: { fields: { invite_code: "errors.invite-code-not-yours" } },
  });
  const one = await signIn(server.url, "the-one");
  expect(
    (await one.call("POST", "/register", registrationOf(5, { invite_code: "FORTHEONE" }))).body,
  ).toMatchObject({
    data: { is_vip: true, gpp_tier: "gold" },
  });
});
