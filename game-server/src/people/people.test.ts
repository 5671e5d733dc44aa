import type { PeopleAnswer } from "@diamond-valley/schemas/people/people.ts";
import { rankIn } from "@diamond-valley/schemas/teams/ranks.ts";
import type { Room } from "colyseus.js";
import { expect, test } from "vitest";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { askSeat, sit, sitDown } from "../testing/two-servers.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer({ GAME_TEMPO: "5" });
let players = 0;
const player = () => registeredPlayer(server, `people-${++players}`);
const look = async (who: TestPlayer) => (await who.call<PeopleAnswer>("GET", "/game_rpg/people")).body;
const enter = (who: TestPlayer) => sit(who, false, server.url);
const leaveAll = (...rooms: Room[]) => Promise.all(rooms.map((room) => room.leave()));

test("who is in the own area is told with team and level, and nobody's account", async () => {
  const [ann, ben] = [await player(), await player()];
  await ann.call("POST", "/game_rpg/team", { team: "green" });
  await ann.fish(many("blue", 1), 0);
  expect(await look(ann)).toMatchObject({ people: [] });
  const village = await enter(ann);
  const other = await enter(ben);
  const told = await until(async () => {
    const seen = await look(ben);
    return seen.people.length === 2 ? seen : null;
  });
  const { level } = await ann.wallets.view(ann.id);
  expect(told.people).toEqual(
    expect.arrayContaining([
      { session: village.sessionId, team: "green", level },
      { session: other.sessionId, team: null, level: 1 },
    ]),
  );
  expect(JSON.stringify(told)).not.toContain(ann.id);
  await leaveAll(village, other);
});

test("the village and the whole world are counted, and shown in the village's state", async () => {
  const [ann, ben] = [await player(), await player()];
  const village = await enter(ann);
  // A new visitor begins at the door of a place of its own.
  await server.deps.connection
    .collection("places")
    .updateOne(
      { _id: ben.id as never },
      { $set: { place: "lake", area: 1, x: 400, y: 400 } },
      { upsert: true },
    );
  const seat = await askSeat(ben, false, "/game_rpg/quest/fishing/start");
  const lake = await sitDown(seat.body, server.url);
  await until(async () => (await look(ann)).world === 2);
  expect(await look(ann)).toMatchObject({ village: 1, world: 2 });
  await until(() => village.state.village === 1 && village.state.world === 2, 30_000);
  await lake.leave();
  await until(() => village.state.world === 1, 30_000);
  await village.leave();
});

test("the ranks of the teams are shown in the village's state", async () => {
  const ann = await player();
  const village = await enter(ann);
  await until(() => village.state.teamRanks > 0, 30_000);
  for (const team of ["blue", "yellow", "green", "red"] as const)
    expect(rankIn(village.state.teamRanks, team)).toBeGreaterThanOrEqual(1);
  await village.leave();
});
