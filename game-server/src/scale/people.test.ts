import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import type { WatchAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/messages.ts";
import type { PeopleAnswer } from "@diamond-valley/schemas/people/people.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { expect, test } from "vitest";
import { finishActs, IN_ARENA, runIn } from "../diamond-hero/testing/runners.ts";
import { befriend, codeOf, FRIENDS, listOf } from "../friends/testing/crowd.ts";
import { createViewer } from "../friends/testing/viewer.ts";
import type { LastPosition } from "../rooms/last-positions.ts";
import { portalsBetween } from "../rooms/maps.ts";
import { until } from "../testing/rooms.ts";
import { askSeat, sit, sitDown, type TwoDoors, twoServers } from "../testing/two-servers.ts";
import { walletDeps } from "../wallet/testing/deps.ts";

const servers = twoServers({
  GAME_TEMPO: "5",
  RATE_LIMIT_PER_ACCOUNT: "100000",
  RATE_LIMIT_PER_ADDRESS: "100000",
});

const look = async (door: TwoDoors["a"]) => (await door.call<PeopleAnswer>("GET", "/game_rpg/people")).body;
/** Puts a player beside the door of the village that leads to a place. */
async function standAtDoor(id: string, target: PlaceName): Promise<void> {
  const [{ x, y } = { x: 0, y: 0 }] = portalsBetween("village", target);
  const places = servers.database.connection.collection<LastPosition & { _id: string }>("places");
  await places.insertOne({ _id: id, place: "village", area: 1, x, y });
}

test("friends find each other through whichever process, and are told of each other", async () => {
  const [ann, ben] = [await servers.player("ann"), await servers.player("ben")];
  const [first, second] = [await sit(ann.a), await sit(ben.b)];
  const told: unknown[] = [];
  for (const room of [first, second]) room.onMessage(FRIENDS_NEWS.name, ({ why }) => told.push(why));
  await ann.b.call("POST", FRIENDS, { code: await codeOf(ben.a) });
  await until(() => told.length === 1);
  await ben.a.call("POST", FRIENDS, { code: (await listOf(ben.b)).asking[0]!.code });
  await until(() => told.length === 2);
  expect(told).toEqual(["asked", "accepted"]);
  for (const door of [ann.a, ann.b])
    expect((await listOf(door)).friends).toMatchObject([
      { online: true, place: "village", area: 1, session: second.sessionId },
    ]);
  await Promise.all([first.leave(), second.leave()]);
});

test("a friend's run in one process is watched through the other, until the friend does not want it any more", async () => {
  const [eva, fay] = [await servers.player("eva"), await servers.player("fay")];
  await befriend(eva.a, fay.b);
  const { connection } = servers.database;
  await finishActs(walletDeps(connection), eva.id);
  await connection
    .collection<LastPosition & { _id: string }>("places")
    .updateOne({ _id: eva.id }, { $set: IN_ARENA }, { upsert: true });
  const seat = await askSeat(eva.b, false, "/game_rpg/diamond-hero/start");
  expect(seat.body.publicAddress).toBe(`localhost:${servers.b.port}`);
  const run = runIn((await sitDown(seat.body)) as never);
  const { code } = (await listOf(fay.a)).friends[0]!;
  const watch = (door: TwoDoors["a"], query: Record<string, string> = {}) =>
    door.call<WatchAnswer>("GET", `${FRIENDS}/watch?${new URLSearchParams({ code, ...query })}`);
  expect((await watch(fay.a)).body).toEqual({ play: null, place: "neon-arena" });
  const { attempt } = await run.begin();
  const viewer = createViewer(async (of, from) => {
    const query = { from: String(from), ...(of && { attempt: of }) };
    return (await watch(fay.a, query)).body.play;
  });
  await until(async () => ((await viewer.look())?.to ?? 0) > 40, 60_000);
  expect(viewer.world(HERO_RULES).clock.tick[0]).toBeGreaterThan(40);
  expect(await viewer.look()).toMatchObject({ attempt, game: "diamond_hero" });

  await eva.a.call("PUT", FRIENDS, { watchable: false });
  expect(await watch(fay.a)).toMatchObject({ status: 403, body: { code: "not-watchable" } });
  await eva.a.call("PUT", FRIENDS, { watchable: true });
  expect((await watch(fay.b)).status).toBe(200);
  // A stranger knows no line that leads there, and a friend no more once that is over.
  const cat = await servers.player("gus");
  expect(await watch(cat.a)).toMatchObject({ status: 404, body: { code: "friend-unknown" } });
  await eva.b.call("DELETE", FRIENDS, { code: (await listOf(eva.b)).friends[0]!.code });
  expect(await watch(fay.a)).toMatchObject({ status: 404, body: { code: "friend-unknown" } });
  run.close();
  await run.room.leave();
});

test("who plays is counted over both processes; those of a process that was killed count no more", async () => {
  const [ann, ben] = [await servers.player("cat"), await servers.player("dan")];
  await standAtDoor(ben.id, "lake");
  const village = await sit(ann.a);
  // The lake has no room yet: it is made in the process that is asked.
  const lake = await sitDown((await askSeat(ben.b, false, "/game_rpg/quest/fishing/start")).body);
  for (const door of [ann.a, ann.b])
    await until(async () => (await look(door)).world === 2 && (await look(door)).village === 1, 60_000);
  for (const door of [ann.a, ann.b])
    expect((await look(door)).people).toEqual([{ session: village.sessionId, team: null, level: 1 }]);
  expect((await look(ben.a)).people).toMatchObject([{ session: lake.sessionId }]);
  await until(() => village.state.village === 1 && village.state.world === 2, 60_000);

  servers.b.child.kill("SIGKILL");
  await until(() => village.state.world === 1, 90_000);
  expect(village.state.village).toBe(1);
  await village.leave();
});
