import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { arrowAt, outcomeAt } from "@diamond-valley/schemas/fishing/arrow.ts";
import {
  type Bite,
  type CastAnswer,
  FISHING_PHASES,
  type FishingState,
  type PressAnswer,
  type PressOutcome,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { replayFishing } from "@diamond-valley/schemas/fishing/replays.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";

type Lake = Room<unknown, FishingState>;

const database = freshDatabase();
const spots = MAPS.lake.spots;
let game: TestGame;
let players = 0;

beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(async () => {
  for (let player = 1; player <= players; player += 1) await game.rooms.seats.exit(`angler${player}`);
  expect(game.errors).toEqual([]);
});
afterAll(() => game?.close());

/** An angler at a spot of its own, with the way that its line takes. */
async function comeToLake({ oneWay = 0, spot = 0 } = {}) {
  players += 1;
  const account = `angler${players}`;
  const { x, y } = spots[spot]!;
  await game.stand(account, { place: "lake", area: 1, x: Math.round(x), y: Math.round(y) });
  const line = oneWay > 0 ? await openSlowLine(game.port, oneWay) : undefined;
  const room = await game.join<FishingState>(account, "lake", line ? { address: line.address } : {});
  const updates: WalletUpdate[] = [];
  room.onMessage<WalletUpdate>("wallet", (each) => updates.push(each));
  const bites = new Map<string, { bite: Bite; seen: number }>();
  room.onMessage<Bite>("bite", (bite) => bites.set(bite.attempt, { bite, seen: performance.now() }));
  const leave = async () => {
    await game.rooms.seats.exit(account);
    await line?.close();
  };
  /** What the angler was told of each press. */
  const answers: PressAnswer[] = [];
  return { account, room, updates, bites, answers, leave, me: () => room.state.players.get(room.sessionId)! };
}
type Angler = Awaited<ReturnType<typeof comeToLake>>;

const ask = <Answer>(room: Lake, type: string, payload: unknown = {}) =>
  room.request<unknown, Answer>(type, payload);
const codeOf = (error: unknown) => (error as { reason: { code: string } }).reason.code;

/** Sleeps to the very millisecond, which a timer alone does not. */
async function sleepUntil(moment: number): Promise<void> {
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
async function undisturbed<T>(work: () => Promise<T>, expected: (done: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const done = await work();
    delay.disable();
    if (expected(done) || delay.max < 40e6 || tries === 8) return done;
  }
}

/** The first moment from 300 ms on (ms after the arrow is drawn) in the middle of such a zone. */
function momentFor({ arrow }: Bite, outcome: PressOutcome): number {
  const good = (elapsed: number) => outcomeAt(arrow, arrowAt(arrow, elapsed)) === outcome;
  for (let elapsed = 300; elapsed < arrow.window - 200; elapsed += 1)
    if ([-25, -12, 0, 12, 25].every((near) => good(elapsed + near))) return elapsed;
  throw new Error(`no ${outcome}`);
}

/** Casts, waits and presses at the moment for `outcome`. */
async function fish(angler: Angler, outcome: PressOutcome) {
  const { attempt } = await ask<CastAnswer>(angler.room, "cast");
  const { bite, seen } = await until(() => angler.bites.get(attempt));
  const moment = momentFor(bite, outcome);
  await sleepUntil(seen + moment);
  const answer = await ask<PressAnswer>(angler.room, "press", {
    attempt,
    elapsed: performance.now() - seen,
  });
  angler.answers.push(answer);
  return answer;
}

const fishUndisturbed = (angler: Angler, outcome: PressOutcome) =>
  undisturbed(
    () => fish(angler, outcome),
    (answer) => answer.outcome === outcome,
  );

test("a catch is stored before it is told, replays to the same, is paid, and the wallet's update follows", async () => {
  const angler = await comeToLake();
  const answer = await fishUndisturbed(angler, "success");
  expect(answer.outcome).toBe("success");
  expect(COLOURS).toContain(answer.items[0]);
  const stored = await database.connection
    .collection<{ _id: string; seed: unknown; inputs: unknown }>("attempts")
    .findOne({ _id: answer.attempt });
  expect(stored).toMatchObject({ player: angler.account, game: "fishing" });
  expect(replayFishing(stored!.seed, stored!.inputs)).toMatchObject({
    outcome: answer.outcome,
    position: answer.position,
    items: answer.items,
  });
  const caught = () => angler.answers.flatMap(({ items }) => items);
  const { bag, mastery } = (
    await until(() => angler.updates.find(({ wallet }) => wallet.bag.fish.used === caught().length))
  ).wallet;
  expect(bag.fish.stock[answer.items[0]!]).toBeGreaterThan(0);
  expect(mastery.fishing.gained).toBeGreaterThan(0);
  expect(await fishUndisturbed(angler, "safe")).toMatchObject({ outcome: "safe", items: ["failed"] });
  expect(await fishUndisturbed(angler, "miss")).toMatchObject({ outcome: "miss", items: [] });
  const { used, stock } = (await game.wallets.view(angler.account)).bag.fish;
  expect(used).toBe(caught().length);
  expect(stock.failed).toBe(caught().filter((item) => item === "failed").length);
  await angler.leave();
});

test("the others see an angler cast, wait, and what comes up", async () => {
  const [angler, watcher] = [await comeToLake(), await comeToLake({ spot: 1 })];
  const seen = await until(() => watcher.room.state.players.get(angler.room.sessionId));
  const phases = new Set<number>();
  watcher.room.onStateChange(() => phases.add(seen.phase));
  const answer = await fish(angler, "success");
  await until(() => seen.phase === FISHING_PHASES.caught);
  expect(COLOURS[seen.catch - 1]).toBe(answer.items[0]);
  expect(seen.spot).toBe(spots[0]!.number);
  await until(() => seen.phase === FISHING_PHASES.idle);
  const { casting, waiting, bite, caught } = FISHING_PHASES;
  for (const phase of [casting, waiting, bite, caught]) expect(phases).toContain(phase);
  await Promise.all([angler.leave(), watcher.leave()]);
});

test("at 20, 100 and 200 ms the same moment on the arrow has the same outcome", async () => {
  for (const oneWay of [10, 50, 100]) {
    const angler = await comeToLake({ oneWay });
    for (const outcome of ["success", "safe"] as const) {
      const answer = await fishUndisturbed(angler, outcome);
      expect(answer.outcome).toBe(outcome);
    }
    await angler.leave();
  }
});

test("a client that claims another time than it took is judged by what its line allows", async () => {
  const angler = await comeToLake({ oneWay: 50 });
  // How far the judged place is from any that the allowance leads to, and a little for the timers of the line.
  const gained = async (lie: number): Promise<number> => {
    const { attempt } = await ask<CastAnswer>(angler.room, "cast");
    const { bite, seen } = await until(() => angler.bites.get(attempt));
    await sleepUntil(seen + 1_500);
    const { position } = await ask<PressAnswer>(angler.room, "press", { attempt, elapsed: lie });
    const near = Array.from({ length: 200 }, (_, index) => arrowAt(bite.arrow, 1_400 + index));
    return Math.min(...near.map((each) => Math.abs(each - position)));
  };
  for (const lie of [0, 60_000])
    expect(
      await undisturbed(
        () => gained(lie),
        (far) => far < 0.002,
      ),
    ).toBeLessThan(0.002);
});

test("commands out of order are refused and change nothing; walking off ends the attempt", async () => {
  const angler = await comeToLake();
  const { room } = angler;
  expect(await ask(room, "press", { attempt: "none", elapsed: 5 }).catch(codeOf)).toBe("not-now");
  expect(await ask(room, "reel-in").catch(codeOf)).toBe("not-now");
  expect(await ask(room, "press", { attempt: "x", elapsed: -1 }).catch(codeOf)).toBe("bad-request");
  const { attempt } = await ask<CastAnswer>(room, "cast");
  expect(await ask(room, "cast").catch(codeOf)).toBe("not-now");
  expect(await ask(room, "press", { attempt, elapsed: 5 }).catch(codeOf)).toBe("not-now");
  await until(() => angler.me().spot > 0);
  const input = room.input<MoveInput>();
  for (let step = 0; step < 3; step += 1) {
    Object.assign(input.data, { dx: step % 2 ? -100 : 100, dy: 0 });
    input.send();
  }
  await until(() => angler.me().spot === 0);
  await sleep(700);
  expect(angler.bites.size).toBe(0);
  expect((await game.wallets.view(angler.account)).bag.fish.used).toBe(0);
  await angler.leave();
});

test("a full bag refuses the next cast, and room in it allows one again", async () => {
  const angler = await comeToLake();
  const { capacity } = (await game.wallets.view(angler.account)).bag.fish;
  await game.wallets.apply(angler.account, {
    kind: "catch",
    key: `filling:${angler.account}`,
    category: "fish",
    items: Array.from({ length: capacity }, () => "blue" as const),
    skill: "fishing",
    skillExperience: 0,
  });
  expect(await ask(angler.room, "cast").catch(codeOf)).toBe("bag-full");
  expect(angler.me().spot).toBe(0);
  const trade = {
    kind: "exchange",
    key: `trade:${angler.account}`,
    category: "fish",
    from: "blue",
    to: "red",
  } as const;
  await game.wallets.apply(angler.account, trade);
  expect(await ask<CastAnswer>(angler.room, "cast")).toMatchObject({ spot: spots[0]!.number });
  await angler.leave();
});

test("a dropped line ends the attempt and frees the spot; the place is held", async () => {
  const angler = await comeToLake();
  const watcher = await comeToLake({ spot: 1 });
  await ask<CastAnswer>(angler.room, "cast");
  const seen = await until(() => watcher.room.state.players.get(angler.room.sessionId));
  void angler.room.leave(false);
  await until(() => !seen.online);
  expect(seen).toMatchObject({ spot: 0, phase: FISHING_PHASES.idle });
  const back = await game.join<FishingState>(angler.account, "lake");
  expect(back.state.players.get(back.sessionId)).toMatchObject({ x: seen.x, y: seen.y });
  await Promise.all([angler.leave(), watcher.leave()]);
});

test("sixteen play at one lake, the next one opens another", async () => {
  const crowd = await Promise.all(
    Array.from({ length: PLACES.lake.players }, (_, index) => comeToLake({ spot: index })),
  );
  expect(new Set(crowd.map(({ room }) => room.roomId)).size).toBe(1);
  const next = await comeToLake();
  expect(next.room.roomId).not.toBe(crowd[0]!.room.roomId);
  const casts = await Promise.all(crowd.map(({ room }) => ask<CastAnswer>(room, "cast")));
  expect(new Set(casts.map(({ spot }) => spot)).size).toBe(PLACES.lake.players);
  await Promise.all([...crowd, next].map((angler) => angler.leave()));
});
