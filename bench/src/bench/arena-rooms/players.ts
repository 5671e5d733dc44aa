import { called } from "@diamond-valley/game-server/boss/testing/challengers.ts";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { finishActs, IN_ARENA } from "@diamond-valley/game-server/diamond-hero/testing/runners.ts";
import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { createPlayer, type Player } from "../../bots/player.ts";

/** Players who sign in at the same time. */
const PARALLEL = 8;

/** Places that players stand in before they come. */
export type Standing = "mine" | "forest" | "magic-circle" | "neon-arena";

/** Registered players. */
export async function arriveAll(url: string, count: number): Promise<Player[]> {
  const never = new AbortController().signal;
  const players = Array.from({ length: count }, (_, index) =>
    createPlayer({ url, number: index, loginHint: `bot-${index}` }),
  );
  const waiting = [...players];
  const arrive = async () => {
    for (let player = waiting.pop(); player; player = waiting.pop()) await player.arrive(never);
  };
  await Promise.all(Array.from({ length: PARALLEL }, arrive));
  return players;
}

/** Lets all players of a database have been in a place last, with what it takes there: the elder's call, or all diamonds of the acts. */
export async function standAll(databaseUrl: string, place: Standing): Promise<void> {
  const connection = await connect(databaseUrl);
  try {
    const accounts = await connection
      .collection<{ _id: string }>("accounts")
      .find({}, { projection: { _id: 1 } })
      .toArray();
    const places = connection.collection<{ _id: string }>("places");
    for (const [index, { _id }] of accounts.entries()) {
      const at = { area: 1, place, ...spotIn(place, index) };
      await places.updateOne({ _id }, { $set: at }, { upsert: true });
    }
    const deps = walletDeps(connection, { now: () => DEMO_START });
    const game = { deps, wallets: createWalletStore(deps) };
    const ready: Partial<Record<Standing, (account: string) => Promise<void>>> = {
      "magic-circle": (account) => called(game, account),
      "neon-arena": (account) => finishActs(deps, account),
    };
    for (let at = 0; at < accounts.length; at += PARALLEL)
      await Promise.all(accounts.slice(at, at + PARALLEL).map(({ _id }) => ready[place]?.(_id)));
  } finally {
    await connection.close();
  }
}

/** Hunters stand beside the slimes of their clearings, the others where one comes in. */
function spotIn(place: Standing, index: number): { x: number; y: number } {
  if (place === "neon-arena") return { x: IN_ARENA.x, y: IN_ARENA.y };
  const map = MAPS[place];
  if (place !== "forest") return map.spawns.get("start")!;
  const { x, y } = map.clearings[index % 12]!;
  return { x, y: y + 70 };
}
