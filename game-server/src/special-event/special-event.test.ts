import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { SpecialEventAnswer } from "@diamond-valley/schemas/special-event/special-event.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { accountModel } from "../account/account-model.ts";
import { connect } from "../database/connect.ts";
import { createMailer } from "../mail/mailer.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { createReminders } from "./reminders.ts";
import { createVisits } from "./visits.ts";

const dataDir = mkdtempSync(join(tmpdir(), "diamond-valley-mail-"));
const server = testServer({ DATA_DIR: dataDir });
beforeEach(() => server.clock.set(DEMO_START));
afterAll(() => rmSync(dataDir, { recursive: true }));

const reply = (visitor: Session, day: unknown) =>
  visitor.call<SpecialEventAnswer & ProblemBody>("POST", "/game_rpg/special-event/rsvp", { day });
const mails = async () => (await readdir(join(dataDir, "mail")).catch(() => [])).sort();
/** Those to some guests: the server's own sweep may have reminded one of an earlier test. */
const mailsTo = async (...guests: readonly { id: string }[]) =>
  (await mails()).filter((name) => guests.some(({ id }) => name.includes(id)));
const mailer = () =>
  createMailer({ smtpUrl: undefined, mailFrom: "a@valley.example", dataDir, publicUrl: server.url });
const sweeper = (connection = server.deps.connection) =>
  createReminders({
    deps: server.deps,
    visits: createVisits({ ...server.deps, connection }),
    mailer: mailer(),
  });

test("top tiers choose a day, choose another and take it back; a repeat changes nothing", async () => {
  for (const hint of ["iris+platinum", "facet+diamond", "nova+diamond_max", "vega+vvip"]) {
    const guest = await registeredPlayer(server, hint);
    for (const day of ["2025-11-13", "2025-11-13", "2025-11-16", null, null]) {
      expect(await reply(guest, day)).toMatchObject({ status: 200, body: { invited: true, day } });
    }
    const seen = (await guest.call<SpecialEventAnswer>("GET", "/game_rpg/special-event")).body;
    expect(seen.days).toHaveLength(4);
    expect(seen.days.every(({ open }) => open)).toBe(true);
  }
});

test("who chose a day and fell in tier still comes, and may take it back", async () => {
  const guest = await registeredPlayer(server, "fallen+platinum");
  await reply(guest, "2025-11-14");
  const accounts = accountModel.collection(server.deps.connection);
  await accounts.updateOne({ _id: guest.id }, { $set: { "standing.told": "gold" } });
  const seen = await guest.call<SpecialEventAnswer>("GET", "/game_rpg/special-event");
  expect(seen.body).toMatchObject({ invited: true, day: "2025-11-14" });
  expect(await reply(guest, null)).toMatchObject({ status: 200, body: { invited: false, day: null } });
  expect(await reply(guest, "2025-11-14")).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("others are not invited, and no other day is taken", async () => {
  const other = await registeredPlayer(server, "auric+gold");
  expect(await reply(other, "2025-11-13")).toMatchObject({ status: 403, body: { code: "forbidden" } });
  const guest = await registeredPlayer(server, "picky+diamond");
  for (const day of ["2025-11-12", "13", 13, undefined, { $ne: 1 }]) {
    expect(await reply(guest, day)).toMatchObject({ status: 400, body: { code: "bad-request" } });
  }
  expect((await reply(await signIn(server.url, "new-one+diamond"), null)).body.code).toBe("not-registered");
});

test("a day can be chosen and given up until its reminder", async () => {
  const guest = await registeredPlayer(server, "late+diamond");
  await reply(guest, "2025-11-13");
  server.clock.set("2025-11-12T01:00:00Z");
  for (const day of ["2025-11-14", null]) {
    expect(await reply(guest, day)).toMatchObject({ status: 410, body: { code: "closed" } });
  }
  expect((await reply(guest, "2025-11-13")).status).toBe(200);
});

test("reminders go out the day before, once each, from several processes", async () => {
  await server.deps.connection.collection("accounts").updateMany({}, { $unset: { visit: "" } });
  const guests = await Promise.all(
    Array.from({ length: 8 }, (_, index) => registeredPlayer(server, `guest-${index}+platinum`)),
  );
  await Promise.all(guests.map((guest, index) => reply(guest, index < 6 ? "2025-11-13" : "2025-11-14")));
  const own = () => mailsTo(...guests);
  await sweeper().sweep();
  expect(await own()).toEqual([]);

  server.clock.set("2025-11-12T01:00:00Z");
  const second = await connect(server.databaseUrl);
  const counts = await Promise.all([sweeper(), sweeper(second), sweeper(second)].map((one) => one.sweep()));
  await second.close();
  // The server's own sweep may have had a share.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(6);
  await expect.poll(own, { timeout: 8_000 }).toHaveLength(6);
  expect(await sweeper().sweep()).toBe(0);
  const expected = guests.slice(0, 6).map(({ id }) => `reminder-${id}-2025-11-13.eml`);
  expect(await own()).toEqual(expected.sort());

  const mail = await readFile(join(dataDir, "mail", expected[0] ?? ""), "utf8");
  expect(mail).toMatch(/^To: haneul@example.com\r$/m);
  expect(mail).toMatch(/^Message-ID: <reminder-[0-9a-f]{24}-2025-11-13@localhost:\d+>\r$/m);
});

test("a reminder whose process was killed is sent again when its lease is over, under the same name", async () => {
  server.clock.set(DEMO_START);
  const guest = await registeredPlayer(server, "unlucky+diamond");
  await reply(guest, "2025-11-15");
  const visits = createVisits(server.deps);
  server.clock.set(Date.parse("2025-11-14T01:00:00Z") - 1);
  const began = Date.parse("2025-11-14T01:00:00Z");
  expect(await visits.nextToRemind("2025-11-15")).toMatchObject({ accountId: guest.id });
  expect(await visits.nextToRemind("2025-11-15")).toBeNull();
  server.clock.set(began + 5 * 60_000);
  await sweeper().sweep();
  await expect
    .poll(() => mailsTo(guest), { timeout: 8_000 })
    .toEqual([`reminder-${guest.id}-2025-11-15.eml`]);
});
