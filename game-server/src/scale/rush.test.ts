import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { expect, test } from "vitest";
import { askSeat, type TwoDoors, twoServers } from "../testing/two-servers.ts";

const servers = twoServers({ RATE_LIMIT_PER_ADDRESS: "1000000", RATE_LIMIT_SIGN_INS: "1000000" });
/** Players who sign in at the same time. */
const PARALLEL = 8;

/** Signs in so many players. */
async function arrive(size: number): Promise<TwoDoors[]> {
  const arrived: TwoDoors[] = [];
  let started = 0;
  const signIn = async () => {
    while (started < size) arrived.push(await servers.player(`rushing-${started++}`));
  };
  await Promise.all(Array.from({ length: PARALLEL }, signIn));
  return arrived;
}

test("an area that is listed after its end, of a process that lives, keeps nobody out", async () => {
  const { look } = servers.redis;
  const { a } = await servers.player("ghost-hunter");
  const [processId] = (await look.hkeys("roomcount")) as [string];
  const ghost = {
    ...{ name: "hub", roomId: "ghost", processId, clients: 40, maxClients: 50, locked: false },
    ...{ private: false, unlisted: false, metadata: { place: "village", area: 9 } },
  };
  await look.hset("roomcaches", "ghost", JSON.stringify(ghost));
  await look.sadd("rooms:hub", "ghost");
  const seat = await askSeat(a);
  await look.hdel("roomcaches", "ghost");
  expect(seat.status).toBe(200);
  expect(seat.body.roomId).not.toBe("ghost");
});

test("many who come at the same moment through two processes all get a seat, in areas with a number of their own", async () => {
  const players = await arrive(2 * PLACES.village.players + 10);
  const answers = await Promise.all(players.map(({ a, b }, index) => askSeat(index % 2 ? a : b)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const listed = await servers.redis.look.hvals("roomcaches");
  const areas = listed.map((room) => (JSON.parse(room) as { metadata: { area: number } }).metadata.area);
  expect(areas.sort()).toEqual([1, 2, 3]);
});
