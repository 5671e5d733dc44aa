import { ERRORS } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import { startOperation } from "../../boss/operations.ts";
import { IN_CIRCLE, train } from "../../boss/testing/challengers.ts";
import { startOperation as heroStart } from "../../diamond-hero/operations.ts";
import { AT_GATE, finishActs } from "../../diamond-hero/testing/runners.ts";
import { MAPS } from "../../rooms/maps.ts";
import type { TestServer } from "../../testing/server.ts";
import { many, type TestPlayer } from "../../wallet/testing/player.ts";

/** Takes a seat in the lake. */
export const LAKE = "/game_rpg/quest/fishing/start";
const ACTION = "/game_rpg/quest/fishing/action";
const MINE = "/game_rpg/quest/mining/start";
const MINE_ACTION = "/game_rpg/quest/mining/action";
const FOREST = "/game_rpg/quest/hunting/start";
const FOREST_ACTION = "/game_rpg/quest/hunting/action";
const CIRCLE = "/game_rpg/quest/boss/start";
const CIRCLE_ACTION = "/game_rpg/quest/boss/action";
const ARENA = "/game_rpg/diamond-hero/start";
const ARENA_ACTION = "/game_rpg/quest/diamond_hero/action";
const wish = { protocol: PROTOCOL_VERSION };

/** How each refusal of the games comes about, by its code; `player` makes somebody who has registered. */
export function gameRefusals(
  server: Pick<TestServer, "url" | "deps" | "clock">,
  player: () => Promise<TestPlayer>,
) {
  /** Puts somebody at a point of a place and takes a seat by `start`, with a line of their own to the room. */
  async function seatAt(
    visitor: TestPlayer,
    position: Point & { place: PlaceName; area: number },
    start: string,
  ): Promise<void> {
    await server.deps.connection.collection("places").insertOne({ _id: visitor.id as never, ...position });
    const seat = await visitor.call<SeatAnswer>("POST", start, wish);
    const room = await new Client(server.url).consumeSeatReservation(seat.body);
    room.onMessage("*", () => {});
  }
  /** Puts somebody at the first spot of the lake. */
  async function atLake(angler: TestPlayer): Promise<void> {
    const { x, y } = MAPS.lake.spots[0]!;
    await seatAt(angler, { place: "lake", area: 1, x: Math.round(x), y: Math.round(y) }, LAKE);
  }
  /** Seats two at a point of a place, and lets each begin. */
  async function twoAt(
    place: "mine" | "forest",
    at: Point,
    start: string,
    action: string,
  ): Promise<TestPlayer[]> {
    const both = [await player(), await player()];
    for (const each of both) {
      await seatAt(each, { place, area: 1, x: at.x, y: at.y + 50 }, start);
      await each.call("POST", action, { action: "begin" });
    }
    return both;
  }
  const twoAtVein = () => twoAt("mine", MAPS.mine.veins[0]!, MINE, MINE_ACTION);
  const twoAtSlime = () => twoAt("forest", MAPS.forest.clearings[0]!, FOREST, FOREST_ACTION);
  const buy = (runner: TestPlayer, level: number) =>
    runner.call("POST", "/game_rpg/diamond-hero/power-up", { powerUp: "dice", level });

  return {
    async "bag-full"() {
      const angler = await player();
      await angler.fish(many("failed", 40));
      await atLake(angler);
      return angler.call("POST", ACTION, { action: "cast" });
    },
    "too-far": async () => (await player()).call("POST", LAKE, wish),
    "not-now": async () => (await player()).call("POST", ACTION, { action: "cast" }),
    async taken() {
      const [first, second] = await twoAtVein();
      await first!.call("POST", MINE_ACTION, { action: "mine", vein: 1 });
      return second!.call("POST", MINE_ACTION, { action: "mine", vein: 1 });
    },
    async "monster-taken"() {
      const [first, second] = await twoAtSlime();
      await first!.call("POST", FOREST_ACTION, { action: "fight", slime: 1 });
      return second!.call("POST", FOREST_ACTION, { action: "fight", slime: 1 });
    },
    async "monster-gone"() {
      const [hunter] = await twoAtSlime();
      return hunter!.call("POST", FOREST_ACTION, { action: "fight", slime: 99 });
    },
    async "attempts-used"() {
      server.clock.set("2025-10-14T03:00:00Z");
      const challenger = await player();
      const { id, wallets } = challenger;
      await train(wallets, id);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await wallets.apply(id, startOperation(`used${attempt}`, 2));
      }
      await seatAt(challenger, IN_CIRCLE, CIRCLE);
      return challenger.call("POST", CIRCLE_ACTION, { action: "begin", kind: "weekly", ranked: true });
    },
    async "too-fast"() {
      const angler = await player();
      await atLake(angler);
      const reel = () => angler.call("POST", ACTION, { action: "reel-in" });
      const isTooFast = ({ status }: { status: number }): boolean => status === ERRORS["too-fast"];
      // On a busy machine forty calls may take longer than the second in which they are too many.
      let answers: Awaited<ReturnType<typeof reel>>[] = [];
      for (let calls = 40; calls <= 640 && !answers.some(isTooFast); calls *= 2)
        answers = await Promise.all(Array.from({ length: calls }, reel));
      return answers.find(isTooFast) ?? answers[0]!;
    },
    "not-enough-coins": async () => buy(await player(), 1),
    async "power-up-locked"() {
      const runner = await player();
      const { id, wallets } = runner;
      const run = { seconds: 9, cleared: false, kills: 9, coins: 9_999, prisms: 0, score: 99, ranked: true };
      await wallets.apply(id, heroStart("rich"));
      await wallets.apply(id, { kind: "hero-run", key: "hero:rich", attempt: "rich", ...run });
      for (let level = 1; level <= 5; level += 1) await buy(runner, level);
      return buy(runner, 6);
    },
    async "character-locked"() {
      const runner = await player();
      await finishActs(server.deps, runner.id);
      await seatAt(runner, AT_GATE, ARENA);
      return runner.call("POST", ARENA_ACTION, { action: "begin", character: "super-bot" });
    },
  };
}
