import { setTimeout as sleep } from "node:timers/promises";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { Client, type Room } from "colyseus.js";
import { Unanswered } from "../bots/answers.ts";
import { persist } from "../bots/persist.ts";
import { createPlayer, type Player } from "../bots/player.ts";
import { percentile } from "../statistics.ts";
import type { Front } from "./front.ts";

/** People who arrive in a second. */
const ARRIVALS = 20;
/** How long (ms) a page lets the SDK try to take a held seat again, before it asks for a new one. */
const RECONNECT_TIMEOUT = 12_000;
/** How long (ms) all of them are waited for. */
const PATIENCE = 60_000;
/** Who is not in the village after so long (ms) ends the run: it has room for all. */
const COMES_IN = 60_000;

/** Somebody who stands in the village, and comes back as the page does. */
interface Stander {
  player: Player;
  room: Room;
  /** When it was back, ms since the cut; undefined before. */
  back: number | undefined;
}

/** How a cut of all lines at once went. */
export interface Wave {
  size: number;
  /** Those who came back, and after how long, ms. */
  back: number;
  p50: number;
  p99: number;
  /** Share of all who were back within ten seconds. */
  within10: number;
}

/** Lets so many people come into the village, cuts their lines in one moment, and waits until they are back. */
export async function reconnectAll(
  url: string,
  front: Front,
  size: number,
  first: number,
  say: (line: string) => void,
): Promise<Wave> {
  const stop = new AbortController();
  const standers = await Promise.all(
    Array.from({ length: size }, async (_, index) => {
      await sleep((index * 1_000) / ARRIVALS);
      return comeIn(url, first + index, AbortSignal.timeout(COMES_IN));
    }),
  );
  say(`${standers.length} people stand in the village, on ${front.sockets()} lines`);
  const cut = performance.now();
  for (const stander of standers) watch(url, stander, cut, stop.signal);
  front.cutAll();
  const giveUp = cut + PATIENCE;
  while (standers.some(({ back }) => back === undefined) && performance.now() < giveUp) await sleep(100);
  const times = standers.flatMap(({ back }) => (back === undefined ? [] : [back]));
  stop.abort();
  await Promise.all(standers.map(({ room }) => Promise.race([room.leave(), sleep(2_000)])));
  return {
    size: standers.length,
    back: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    within10: times.filter((ms) => ms <= 10_000).length / Math.max(1, standers.length),
  };
}

async function comeIn(url: string, number: number, stop: AbortSignal): Promise<Stander> {
  const player = createPlayer({ url, number, loginHint: `stander-${number}` });
  await player.arrive(stop);
  return { player, room: await persist(() => enter(url, player), stop), back: undefined };
}

async function enter(url: string, { visitor }: Player): Promise<Room> {
  const wish = { protocol: PROTOCOL_VERSION, takeover: true };
  const seat = await visitor.call<Parameters<Client["consumeSeatReservation"]>[0]>(
    "POST",
    "/hub/enter",
    wish,
  );
  const room = await new Client(url).consumeSeatReservation(seat).catch((cause: unknown) => {
    throw new Unanswered("the village: not let in", { cause });
  });
  // As the page does: at once, and nothing is replayed.
  Object.assign(room.reconnection, { minUptime: 0, maxRetries: 10, maxEnqueuedMessages: 0 });
  room.onMessage("*", () => {});
  return room;
}

/** Notes when the player is back: by the seat that is held for it, or by a new one. */
function watch(url: string, stander: Stander, cut: number, stop: AbortSignal): void {
  const isBack = (): void => {
    stander.back ??= performance.now() - cut;
  };
  const anew = (): void => {
    if (stop.aborted || stander.back !== undefined) return;
    void persist(() => enter(url, stander.player), stop).then(
      (room) => {
        stander.room = room;
        isBack();
      },
      () => {},
    );
  };
  const { room } = stander;
  room.onReconnect(isBack);
  room.onLeave(anew);
  setTimeout(() => {
    if (stander.back !== undefined) return;
    room.reconnection.enabled = false;
    room.connection.close();
    anew();
  }, RECONNECT_TIMEOUT).unref();
}
