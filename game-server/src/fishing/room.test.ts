import { setTimeout as sleep } from "node:timers/promises";
import {
  type CastAnswer,
  FISHING_PHASES,
  type FishingState,
  type PressAnswer,
} from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import {
  ask,
  codeOf,
  comeToLake,
  fishUndisturbed,
  leaveAll,
  sleepUntil,
  spots,
  undisturbed,
} from "./testing/anglers.ts";

const database = freshDatabase();
let game: TestGame;

beforeAll(async () => {
  // A cast takes 150 ms at this tempo: longer than a patch that is late, so that others see it.
  game = await startGame(database.connection, { tempo: 6 });
});
afterEach(async () => {
  await leaveAll(game);
  expect(game.errors).toEqual([]);
});
afterAll(() => game?.close());

test("a catch is paid with its evidence before it is told, and replays to the same", async () => {
  const angler = await comeToLake(game);
  const answer = await fishUndisturbed(angler, "success");
  expect(answer.outcome).toBe("success");
  expect(COLOURS).toContain(answer.items[0]);
  const wallet = await walletModel.collection(database.connection).findOne({ _id: angler.account });
  const line = wallet?.recent.find(({ key }) => key === `quest:fishing:${answer.attempt}`);
  const evidence = line?.operation?.kind === "catch" ? line.operation.evidence : undefined;
  expect(evidence).toMatchObject({ game: "fishing" });
  expect(replayEvidence(evidence!)).toMatchObject({
    outcome: answer.outcome,
    position: answer.position,
    items: answer.items,
  });
  const caught = () => angler.answers.flatMap(({ items }) => items);
  const { bag, mastery } = answer.update!.wallet;
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
  const [angler, watcher] = [await comeToLake(game), await comeToLake(game, { spot: 1 })];
  const seen = await until(() => watcher.room.state.players.get(angler.room.sessionId));
  const phases = new Set<number>();
  let shown = 0;
  watcher.room.onStateChange(() => {
    phases.add(seen.phase);
    if (seen.phase === FISHING_PHASES.caught) shown = seen.catch;
  });
  const answer = await fishUndisturbed(angler, "success");
  // Shown once the patch is here; a try that this process disturbed showed something else before.
  await until(() => COLOURS[shown - 1] === answer.items[0]);
  expect(answer.outcome).toBe("success");
  expect(seen.spot).toBe(spots[0]!.number);
  await until(() => seen.phase === FISHING_PHASES.idle);
  const { casting, waiting, bite, caught } = FISHING_PHASES;
  for (const phase of [casting, waiting, bite, caught]) expect(phases).toContain(phase);
  await Promise.all([angler.leave(), watcher.leave()]);
});

test("at 20, 100 and 200 ms the same moment on the arrow has the same outcome", async () => {
  for (const oneWay of [10, 50, 100]) {
    const angler = await comeToLake(game, { oneWay });
    for (const outcome of ["success", "safe"] as const) {
      const answer = await fishUndisturbed(angler, outcome);
      expect(answer.outcome).toBe(outcome);
    }
    await angler.leave();
  }
});

test("a client that claims another time than it took is judged by what its line allows", async () => {
  const angler = await comeToLake(game, { oneWay: 50 });
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
  const angler = await comeToLake(game);
  const { room } = angler;
  expect(await ask(room, "press", { attempt: "none", elapsed: 5 }).catch(codeOf)).toBe("not-now");
  expect(await ask(room, "reel-in").catch(codeOf)).toBe("not-now");
  expect(await ask(room, "press", { attempt: "x", elapsed: -1 }).catch(codeOf)).toBe("bad-request");
  const { attempt, spot } = await ask<CastAnswer>(room, "cast");
  expect(spot).toBeGreaterThan(0);
  expect(await ask(room, "cast").catch(codeOf)).toBe("not-now");
  expect(await ask(room, "press", { attempt, elapsed: 5 }).catch(codeOf)).toBe("not-now");
  const { x } = angler.me();
  const input = room.input<MoveInput>();
  for (let step = 0; step < 3; step += 1) {
    Object.assign(input.data, { dx: step % 2 ? -100 : 100, dy: 0 });
    input.send();
  }
  await until(() => angler.me().x !== x && angler.me().spot === 0);
  await sleep(1_200);
  expect(angler.bites.size).toBe(0);
  expect((await game.wallets.view(angler.account)).bag.fish.used).toBe(0);
  await angler.leave();
});

test("a full bag refuses the next cast, and room in it allows one again", async () => {
  const angler = await comeToLake(game);
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
  const angler = await comeToLake(game);
  const watcher = await comeToLake(game, { spot: 1 });
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
    Array.from({ length: PLACES.lake.players }, (_, index) => comeToLake(game, { spot: index })),
  );
  expect(new Set(crowd.map(({ room }) => room.roomId)).size).toBe(1);
  const next = await comeToLake(game);
  expect(next.room.roomId).not.toBe(crowd[0]!.room.roomId);
  const casts = await Promise.all(crowd.map(({ room }) => ask<CastAnswer>(room, "cast")));
  expect(new Set(casts.map(({ spot }) => spot)).size).toBe(PLACES.lake.players);
  await Promise.all([...crowd, next].map((angler) => angler.leave()));
});
