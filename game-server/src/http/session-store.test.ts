import { DAY, HOUR, MINUTE } from "@diamond-valley/schemas/clock.ts";
import { Cookie, type SessionData } from "express-session";
import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { ABANDONED, IDLE, SessionStore } from "./session-store.ts";

const database = freshDatabase();
const START = Date.UTC(2025, 9, 6);
const clock = testClock(START);
let store: SessionStore;
beforeEach(() => {
  clock.set(START);
  store = new SessionStore(database.connection, clock);
});

const stored = () => database.connection.collection("sessions");
const session = (life: number, more: Partial<SessionData> = {}): SessionData =>
  ({
    cookie: Object.assign(new Cookie(), { maxAge: life }),
    accountId: "a".repeat(24),
    ...more,
  }) as SessionData;
const set = (id: string, data: SessionData) =>
  new Promise<void>((done, failed) => store.set(id, data, (error) => (error ? failed(error) : done())));
/** What a request does: it loads the session, and says that it was used. */
const use = (id: string) =>
  new Promise<SessionData | null>((done, failed) =>
    store.get(id, (error, found) => {
      if (error) return failed(error);
      if (!found) return done(null);
      store.touch(id, found, () => done(found));
    }),
  );

test("a session that nobody uses ends after two days, one that is used goes on", async () => {
  await Promise.all([set("used", session(7 * DAY)), set("unused", session(7 * DAY))]);
  clock.set(START + IDLE - 1);
  expect(await use("used")).toMatchObject({ accountId: "a".repeat(24) });
  clock.set(START + IDLE);
  expect(await use("unused")).toBeNull();
  expect(await use("used")).not.toBeNull();
});

test("however much it is used, it ends seven days after the sign-in", async () => {
  await set("busy", session(7 * DAY));
  for (let hour = 1; hour < 7 * 24; hour += 5) {
    clock.set(START + hour * HOUR);
    const found = await use("busy");
    expect(found, `hour ${hour}`).not.toBeNull();
    // Storing it again, because something in it changed, begins no new life either.
    if (hour % 2 === 0) await set("busy", { ...(found as SessionData), tierRaisedBy: 1 });
  }
  clock.set(START + 7 * DAY - 1);
  expect(await use("busy")).not.toBeNull();
  clock.set(START + 7 * DAY);
  expect(await use("busy")).toBeNull();
});

test("a visit of somebody who has not registered ends after its two hours, used or not", async () => {
  await set("visit", session(2 * HOUR));
  for (const minutes of [50, 100, 119]) {
    clock.set(START + minutes * MINUTE);
    expect(await use("visit"), `minute ${minutes}`).not.toBeNull();
  }
  clock.set(START + 2 * HOUR);
  expect(await use("visit")).toBeNull();
});

test("a sign-in that was begun and given up is cleared away after an hour", async () => {
  const { accountId: _, ...begun } = session(7 * DAY, { signIns: [] });
  await set("given-up", begun as SessionData);
  await set("signed-in", session(7 * DAY));
  clock.set(START + ABANDONED + 1);
  expect(await use("given-up")).toBeNull();
  await store.sweep();
  expect((await stored().find().toArray()).map(({ _id }) => String(_id))).not.toContain("given-up");
  expect(await use("signed-in")).not.toBeNull();
});

test("a session that was ended elsewhere is not stored again by a request that had loaded it", async () => {
  await set("ended", session(7 * DAY));
  const loaded = await use("ended");
  await store.destroyAll("a".repeat(24));
  await set("ended", { ...(loaded as SessionData), tierRaisedBy: 1 });
  expect(await stored().countDocuments({ _id: "ended" as never })).toBe(0);
});
