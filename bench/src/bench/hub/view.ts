import { setTimeout as sleep } from "node:timers/promises";
import { predictWalkers } from "@diamond-valley/game-client/core/walking/predicted-walkers.ts";
import { MAPS } from "@diamond-valley/game-server/rooms/maps.ts";
import { openSlowLine } from "@diamond-valley/game-server/testing/slow-line.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { PROTOCOL_VERSION, TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { stepWalker } from "@diamond-valley/schemas/walking/walking.ts";
import { Client, type Room } from "colyseus.js";
import type { Player } from "../../bots/player.ts";
import { percentile } from "../../statistics.ts";
import { createCrowd } from "./crowd.ts";
import { distanceTo } from "./path.ts";

/** Round trip of the line between the server and the two who are looked at, ms. */
export const ROUND_TRIP = 100;
/** How long they are looked at, and from frame to frame, ms. */
const SPAN = 20_000;
const FRAME = 16;
/** Walkers around them in the same area. */
const CROWD = 40;

/** What a player saw of another who walks, px. */
export interface View {
  /** From where the other was drawn to the way that it walked by its own prediction. */
  p50: number;
  p99: number;
  /** Frames in which the other was drawn on its way. */
  frames: number;
  /** From where the walker ended by its own prediction to where the server has it. */
  ended: number;
}

type Village = Room<unknown, HubState>;
type PlaceRoom = Parameters<typeof predictWalkers>[0];

/** Two players run the client's own code over a slow line: one walks with turns and stops, one watches it. */
export async function measureView(url: string, players: readonly Player[]): Promise<View> {
  const line = await openSlowLine(Number(new URL(url).port), ROUND_TRIP / 2);
  const crowd = createCrowd("packed");
  try {
    for (const player of players.slice(2, 2 + CROWD)) {
      const { processId, roomId, sessionId } = await seatOf(player);
      await crowd.join(new URL(`${url}/${processId}/${roomId}?sessionId=${sessionId}`), true);
    }
    const rooms: Village[] = [];
    for (const player of players.slice(0, 2))
      rooms.push(await new Client(line.address).consumeSeatReservation<HubState>(await seatOf(player)));
    const [walker, watcher] = rooms as [Village, Village];
    await sleep(1_000);
    const view = await watch(walker, watcher);
    for (const room of rooms) void room.leave();
    return view;
  } finally {
    await crowd.leave();
    await line.close();
  }
}

async function watch(walker: Village, watcher: Village): Promise<View> {
  const stroll = createStroll(walker.state.players.get(walker.sessionId) as Point);
  const own = predictWalkers(walker as unknown as PlaceRoom, MAPS.village, { axes: stroll.next });
  const seen = predictWalkers(watcher as unknown as PlaceRoom, MAPS.village, { axes: STILL });
  const drawn: Point[] = [];
  const play = async (span: number): Promise<void> => {
    for (const end = performance.now() + span; performance.now() < end; await sleep(FRAME)) {
      own.tick(performance.now());
      seen.tick(performance.now());
      const other = watcher.state.players.get(walker.sessionId);
      if (other) drawn.push(seen.pose(walker.sessionId, other));
    }
  };
  await play(SPAN);
  stroll.stop();
  await play(1_000);
  const errors = drawn.map((point) => distanceTo(stroll.way, point));
  const last = walker.state.players.get(walker.sessionId) as Point;
  const end = stroll.way.at(-1) as Point;
  own.dispose();
  seen.dispose();
  return {
    p50: percentile(errors, 0.5),
    p99: percentile(errors, 0.99),
    frames: errors.length,
    ended: Math.hypot(last.x - end.x, last.y - end.y),
  };
}

const STILL = () => ({ dx: 0, dy: 0 });

/** Pushes of the stick, each for some steps, and the way that they lead by the rules of walking. */
function createStroll(start: Point) {
  const random = seededRandom(7);
  const walker = { x: start.x, y: start.y, facing: 0, walking: false };
  const way: Point[] = [{ x: start.x, y: start.y }];
  let push = STILL();
  let left = 0;
  let stopped = false;
  return {
    way,
    stop: () => {
      stopped = true;
    },
    next: () => {
      left -= 1;
      if (left < 0) {
        left = 1 + Math.floor(random() * 9);
        const angle = Math.floor(random() * 16) * (Math.PI / 8);
        push =
          random() < 0.15
            ? STILL()
            : { dx: Math.round(100 * Math.cos(angle)), dy: Math.round(100 * Math.sin(angle)) };
      }
      const given = stopped ? STILL() : push;
      stepWalker(MAPS.village, walker, given, 1 / TICK_RATE);
      way.push({ x: walker.x, y: walker.y });
      return given;
    },
  };
}

async function seatOf({ visitor }: Player) {
  type Seat = Parameters<Client["consumeSeatReservation"]>[0] & {
    processId: string;
    roomId: string;
    sessionId: string;
  };
  return visitor.call<Seat>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: true });
}
