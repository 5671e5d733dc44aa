import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type {
  Bite,
  CastAnswer,
  FishingState,
  PressAnswer,
  PressOutcome,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt, outcomeAt } from "@diamond-valley/schemas/fishing/press.ts";
import type { WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { MAPS } from "../../rooms/maps.ts";
import { type TestGame, until } from "../../testing/rooms.ts";
import { openSlowLine } from "../../testing/slow-line.ts";

/** The lake's spots, by their number less one. */
export const spots = MAPS.lake.spots;
let players = 0;

/** What makes somebody an angler of some experience, with nothing in the bag. */
const PRACTICE: Omit<CatchOperation, "key"> = {
  kind: "catch",
  category: "fish",
  items: [],
  skill: "fishing",
  skillExperience: 1,
};

interface Coming {
  /** What the way to the server and the way back take, ms; another time for each message where it is a function. */
  oneWay?: number | (() => number);
  spot?: number;
  /** Has never fished: its first catch is a guided one. */
  novice?: boolean;
}

/** A player who comes to stand at a spot of the lake. */
export async function comeToLake(game: TestGame, { oneWay = 0, spot = 0, novice = false }: Coming = {}) {
  players += 1;
  const account = `angler${players}`;
  const { x, y } = spots[spot]!;
  await game.stand(account, { place: "lake", area: 1, x: Math.round(x), y: Math.round(y) });
  if (!novice) await game.wallets.apply(account, { ...PRACTICE, key: `practice:${account}` });
  const line = oneWay !== 0 ? await openSlowLine(game.port, oneWay) : undefined;
  const room = await game.join<FishingState>(account, "lake", line ? { address: line.address } : {});
  /** What the room pushed. */
  const updates: WalletUpdate[] = [];
  room.onMessage<WalletUpdate>("wallet", (each) => updates.push(each));
  const bites = new Map<string, { bite: Bite; seen: number }>();
  room.onMessage<Bite>("bite", (bite) => bites.set(bite.attempt, { bite, seen: performance.now() }));
  const leave = async () => {
    await game.rooms.seats.exit(account);
    await line?.close();
  };
  /** What the angler was told of each press. */
  const answers: (PressAnswer & WalletCarrier)[] = [];
  return { account, room, updates, bites, answers, leave, me: () => room.state.players.get(room.sessionId)! };
}
/** Takes every angler's seat, also those that a failed test left behind. */
export async function leaveAll(game: TestGame): Promise<void> {
  for (let player = 1; player <= players; player += 1) await game.rooms.seats.exit(`angler${player}`);
}

export type Angler = Awaited<ReturnType<typeof comeToLake>>;

/** Asks the room. */
export const ask = <Answer>(room: Angler["room"], type: string, payload: unknown = {}) =>
  room.request<unknown, Answer>(type, payload);
/** The code of a refusal. */
export const codeOf = (error: unknown) => (error as { reason: { code: string } }).reason.code;

/** Sleeps to the very millisecond, which a timer alone does not. */
export async function sleepUntil(moment: number): Promise<void> {
  while (performance.now() < moment) {
    const left = moment - performance.now();
    if (left > 4) await sleep(left - 3);
    else await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Does `work`, again where it was not as expected and this process stood still meanwhile: client, line and server
 * share it, so that a busy machine delays them all by more than any line would.
 */
export async function undisturbed<T>(work: () => Promise<T>, expected: (done: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const done = await work();
    delay.disable();
    if (expected(done) || delay.max < 40e6 || tries === 8) return done;
  }
}

/** The first moment from 300 ms on (ms after the arrow is drawn) in the middle of such a zone. */
export function momentFor({ arrow }: Bite, outcome: PressOutcome): number {
  const good = (elapsed: number) => outcomeAt(arrow, arrowAt(arrow, elapsed)) === outcome;
  for (let elapsed = 300; elapsed < arrow.window - 200; elapsed += 1)
    if ([-25, -12, 0, 12, 25].every((near) => good(elapsed + near))) return elapsed;
  throw new Error(`no ${outcome}`);
}

/** Casts, waits and presses: at the moment for an outcome, or at one that the bite is asked for. */
export async function fish(angler: Angler, when: PressOutcome | ((bite: Bite) => number)) {
  const { attempt } = await ask<CastAnswer>(angler.room, "cast");
  const { bite, seen } = await until(() => angler.bites.get(attempt));
  const moment = typeof when === "string" ? momentFor(bite, when) : when(bite);
  await sleepUntil(seen + moment);
  const answer = await ask<PressAnswer & WalletCarrier>(angler.room, "press", {
    attempt,
    elapsed: performance.now() - seen,
  });
  angler.answers.push(answer);
  return answer;
}

/** Fishes, again where this process stood still meanwhile. */
export const fishUndisturbed = (angler: Angler, outcome: PressOutcome) =>
  undisturbed(
    () => fish(angler, outcome),
    (answer) => answer.outcome === outcome,
  );
