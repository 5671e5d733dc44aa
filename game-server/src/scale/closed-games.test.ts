import type { Bite, CastAnswer, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt, outcomeAt } from "@diamond-valley/schemas/fishing/press.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { operate } from "../operator/operate.ts";
import type { LastPosition } from "../rooms/last-positions.ts";
import { MAPS, portalsBetween } from "../rooms/maps.ts";
import { until } from "../testing/rooms.ts";
import { askSeat, sit, sitDown, type TwoDoors, twoServers } from "../testing/two-servers.ts";

const servers = twoServers({ GAME_TEMPO: "20" });
const LAKE = "/game_rpg/quest/fishing/start";
const MINE = "/game_rpg/quest/mining/start";
const CLOSED = { status: 409, body: { code: "game-closed" } };

async function ops(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ MONGODB_URL: servers.database.url });
  await operate(args, { config, log: pino({ level: "silent" }), print: (line) => lines.push(line) });
  return lines.join("\n");
}

async function stand(id: string, place: PlaceName, at: { x: number; y: number }): Promise<void> {
  const places = servers.database.connection.collection<LastPosition & { _id: string }>("places");
  const position = { place, area: 1, x: Math.round(at.x), y: Math.round(at.y) };
  await places.updateOne({ _id: id }, { $set: position }, { upsert: true });
}
const atDoor = ({ id }: TwoDoors, target: PlaceName) =>
  stand(id, "village", portalsBetween("village", target)[0]!);

/** Both processes have seen what the operator did. */
const bothSay = ({ a, b }: TwoDoors, closed: string[] | undefined) =>
  until(async () => {
    const seen = await Promise.all([a, b].map((door) => door.call<{ closed?: string[] }>("GET", "/season")));
    return seen.every(({ body }) => JSON.stringify(body.closed) === JSON.stringify(closed));
  }, 60_000);

test("a closed game lets nobody in and begins nothing in any process; what was begun pays, and the rest is open", async () => {
  const [angler, visitor, watcher] = [
    await servers.player("angler"),
    await servers.player("visitor"),
    await servers.player("watcher"),
  ];
  await stand(angler.id, "lake", MAPS.lake.spots[0]!);
  const lake = await sitDown((await askSeat(angler.a, false, LAKE)).body);
  const village = await sit(watcher.b);
  const told: unknown[] = [];
  for (const room of [lake, village]) room.onMessage("closed-games", (message) => told.push(message));
  const bite = new Promise<Bite>((resolve) => lake.onMessage<Bite>("bite", resolve));
  const { attempt } = await lake.request<unknown, CastAnswer>("cast", { calm: true });

  expect(await ops("game", "close", "fishing")).toBe("fishing is closed.");
  expect(await ops("game", "show")).toContain("fishing: closed");
  await until(() => told.length === 2, 60_000);
  expect(told).toEqual([{ closed: ["fishing"] }, { closed: ["fishing"] }]);
  await bothSay(watcher, ["fishing"]);
  for (const door of [visitor.a, visitor.b]) {
    await atDoor(visitor, "lake");
    expect(await askSeat(door, true, LAKE)).toMatchObject(CLOSED);
  }

  // The line is out still: what bites is caught and paid, and no other line is cast.
  const { arrow, attempt: bitten } = await bite;
  expect(bitten).toBe(attempt);
  let elapsed = 0;
  while (outcomeAt(arrow, arrowAt(arrow, elapsed)) !== "success" && elapsed < arrow.window) elapsed += 1;
  const pressed = await lake
    .request<unknown, PressAnswer>("press", { attempt, elapsed })
    .catch((error: unknown) => error);
  // A busy machine may have let the fish go; what counts is that the room still judges it.
  expect(pressed).not.toMatchObject({ reason: { code: "game-closed" } });
  await expect(lake.request("cast", {})).rejects.toMatchObject({ reason: { code: "game-closed" } });
  const action = { action: "cast" };
  expect(await angler.b.call("POST", "/game_rpg/quest/fishing/action", action)).toMatchObject(CLOSED);

  // Whoever was there may come back, and another game is open as ever.
  await lake.leave();
  const again = await sitDown((await askSeat(angler.b, false, LAKE)).body);
  await again.leave();
  await atDoor(visitor, "mine");
  expect(await askSeat(visitor.b, true, MINE)).toMatchObject({ status: 200 });

  expect(await ops("game", "open", "fishing")).toBe("fishing is open.");
  await bothSay(watcher, undefined);
  await until(() => told.some((message) => JSON.stringify(message) === '{"closed":[]}'), 60_000);
  await village.leave();
  await atDoor(watcher, "lake");
  expect((await askSeat(watcher.a, true, LAKE)).status).toBe(200);
}, 240_000);

test("games have the names that the operator types, and no others", async () => {
  expect(await ops("game", "close", "diamond-hero")).toBe("diamond_hero is closed.");
  expect(await ops("game", "open", "diamond_hero")).toBe("diamond_hero is open.");
  await expect(ops("game", "close", "golf")).rejects.toThrow(/There is no game golf. Use one of .*fishing/);
});

test("nothing went wrong unseen", () => {
  expect([...servers.a.logged, ...servers.b.logged]).toEqual([]);
});
