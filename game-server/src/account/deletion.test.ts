import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { expect, test } from "vitest";
import { createLastPositionStore } from "../rooms/last-positions.ts";
import { createProgressStore } from "../story/progress.ts";
import { registrationOf } from "../testing/registration.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { accountModel } from "./account-model.ts";

const server = testServer();
const statusOf = async (visitor: Awaited<ReturnType<typeof signIn>>) =>
  (await visitor.call<UserAnswer>("GET", "/user_data")).body.status;

test("deleting ends every session, discards the person and frees the phone", async () => {
  const phone = await signIn(server.url, "leaver");
  const laptop = await signIn(server.url, "leaver");
  const other = await signIn(server.url, "stayer");
  await phone.call("POST", "/register", registrationOf(1, { name: "떠나는 사람" }));
  await other.call("POST", "/register", registrationOf(2));
  expect(await statusOf(laptop)).toBe("found");

  expect((await laptop.call("DELETE", "/auth/delete")).status).toBe(200);
  expect(await statusOf(laptop)).toBe("not-logged-in");
  expect(await statusOf(phone)).toBe("not-logged-in");
  expect(await statusOf(other)).toBe("found");

  const { connection } = server.deps;
  for (const { name } of await connection.db!.listCollections().toArray()) {
    const everything = JSON.stringify(await connection.collection(name).find().toArray());
    expect(everything, name).not.toContain("떠나는 사람");
    expect(everything, name).not.toContain("01000000001");
    if (!name.startsWith("provider")) expect(everything, name).not.toContain("leaver");
  }

  const again = await signIn(server.url, "leaver");
  expect(await statusOf(again)).toBe("unregistered");
  expect((await again.call("POST", "/register", registrationOf(1))).status).toBe(200);
});

test("what another device's call wrote before the account was marked goes with it, also where the sweep ends it", async () => {
  const leaver = await registeredPlayer(server, "two-devices");
  const { connection } = server.deps;
  const progress = createProgressStore(server.deps);
  const places = createLastPositionStore(connection);
  await progress.change(leaver.id, (known) => ({ ...known, facts: { ...known.facts, "intro.seen": 1 } }));
  await places.write(leaver.id, { place: "village", area: 1, x: 1, y: 1 });
  const accounts = accountModel.collection(connection);
  await accounts.updateOne({ _id: leaver.id }, { $set: { leavingAt: 0 } });
  await until(async () => (await accounts.countDocuments({ _id: leaver.id })) === 0);
  expect(await progress.read(leaver.id)).toEqual(NO_PROGRESS);
  expect(await places.read(leaver.id)).toBeNull();
});

test("a visitor who deleted the account can go on as a visitor", async () => {
  const visitor = await signIn(server.url, "turned");
  await visitor.call("DELETE", "/auth/delete");
  expect((await visitor.call("POST", "/auth/logout")).status).toBe(200);
  expect((await visitor.call("DELETE", "/auth/delete")).status).toBe(401);
});
