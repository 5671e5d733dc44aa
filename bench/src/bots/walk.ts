import { setTimeout as sleep } from "node:timers/promises";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { stepWalker } from "@diamond-valley/schemas/walking/walking.ts";
import { Unanswered } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";
import { createSteering } from "./steering.ts";

/** The time of one step of a room, ms. */
export const STEP_MS = 1000 / TICK_RATE;
/**
 * How often a walk that brought the walker no nearer is begun again from where the server sees it, and the pause before that, ms:
 * a room on a busy machine may drop the steps of some seconds.
 */
const TRIES = 20;
const PAUSE = 500;
/** The walker counts as there at this distance, px. */
const NEAR = 8;
/** How often it is looked whether the server still shows the walker walking. */
const LOOKS_MAX = 15;
/** So much of a pause of this process, ms, is made up for: a room saves the steps of a second and drops the others. */
const MADE_UP = 500;

interface Walkers {
  players: { get(sessionId: string): (Point & { readonly walking: boolean }) | undefined };
}

/** What of a room a walk needs. */
type Ground = Pick<JoinedRoom<Walkers>, "state" | "sessionId" | "gone" | "left" | "walk" | "ping">;

/**
 * Walks to `to` at the pace of a player: one input for each step of the room.
 * @throws Unanswered where the connection is lost, the bot is stopped, or the way can't be walked
 */
export async function walkTo(
  place: Ground,
  map: GameMap,
  route: (from: Point, to: Point) => Point[],
  to: Point,
  stop: AbortSignal,
): Promise<void> {
  let nearest = Number.POSITIVE_INFINITY;
  for (let tried = 0; ; tried += 1) {
    const { x, y } = await whenPlaced(place);
    const away = distance({ x, y }, to);
    if (away <= NEAR) return;
    if (away < nearest - NEAR) tried = 0;
    else await sleep(PAUSE);
    if (tried === TRIES) throw new Unanswered(`no way from ${x},${y} to ${to.x},${to.y}`);
    nearest = Math.min(nearest, away);
    await follow(place, map, { x, y }, route({ x, y }, to), stop);
  }
}

async function whenPlaced(place: Ground): Promise<Point & { readonly walking: boolean }> {
  for (let waited = 0; waited < 5_000; waited += STEP_MS) {
    if (place.gone.aborted) break;
    const me = place.state.players?.get(place.sessionId);
    if (me) return me;
    await sleep(STEP_MS);
  }
  throw new Unanswered("not placed in the room");
}

async function follow(
  place: Ground,
  map: GameMap,
  from: Point,
  points: Point[],
  stop: AbortSignal,
): Promise<void> {
  const steer = createSteering(points);
  const walker = { ...from, facing: 0, walking: false };
  let due = performance.now();
  for (let stick = steer(walker); stick; stick = steer(walker)) {
    if (place.gone.aborted || stop.aborted) throw new Unanswered("the walk was broken off");
    place.walk(stick.dx, stick.dy);
    stepWalker(map, walker, stick, 1 / TICK_RATE);
    due = nextDue(due, performance.now());
    await sleep(Math.max(0, due - performance.now()));
  }
  place.walk(0, 0);
  await untilStill(place);
}

/** When the step after the one that was due at `due` is due, both ms. */
export function nextDue(due: number, now: number): number {
  return Math.max(due + STEP_MS, now - MADE_UP);
}

/**
 * Waits until the server has taken the last steps. That a crowded one shows no change for a while does not mean that the
 * walker stands: the steps may be on their way. A ping that comes back says that they are there, and comes behind what
 * the server had to show.
 */
async function untilStill(place: Ground): Promise<void> {
  const answered = () => Promise.race([place.ping(), place.left]);
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    await answered();
    const { x, y } = await whenPlaced(place);
    await sleep(4 * STEP_MS);
    await answered();
    const now = await whenPlaced(place);
    if (!now.walking && now.x === x && now.y === y) return;
  }
}
