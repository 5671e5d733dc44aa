import { packInput } from "@diamond-valley/schemas/arena/input.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { BeginAnswer, DeepState, EndAnswer } from "@diamond-valley/schemas/deep/deep.ts";
import { DEEP_MESSAGES, GEM, OVER } from "@diamond-valley/schemas/deep/messages.ts";
import { DEEP_RULES } from "@diamond-valley/schemas/deep/rules.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { Room } from "colyseus.js";
import { playArena } from "../../../arena/testing/arena-client.ts";
import { until } from "../../../testing/rooms.ts";
import type { Area, Danger, Move } from "./screen.ts";

/** Longest that a flight may take until its result is told, ms. */
const FLIGHT = 110_000;
/** Directions in a full turn, by the kernel. */
const TURN = 256;

/** What a page draws of the own world within its window. */
function dangerIn({ clock, player, shots, pickups }: World, frame: Area): Danger {
  const tick = clock.tick[0]!;
  const drawn = (kinds: Int32Array, xs: Int32Array, ys: Int32Array) =>
    [...kinds.keys()]
      .filter((row) => kinds[row] !== 0)
      .map((row) => ({ row, x: xs[row]! / PX, y: ys[row]! / PX }))
      .filter(
        ({ x, y }) =>
          x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height,
      );
  // Rows are taken again, but no two shots of a row go out in the same tick.
  const numberOf = (row: number): number => row * 100_000 + tick + shots.life[row]!;
  return {
    time: tick / TICK_RATE,
    me: { x: player.x[0]! / PX, y: player.y[0]! / PX },
    shots: drawn(shots.kind, shots.x, shots.y).map(({ row, x, y }) => ({ number: numberOf(row), x, y })),
    gems: drawn(pickups.kind, pickups.x, pickups.y).map(({ x, y }) => ({ x, y })),
    walls: DEEP.floor,
  };
}

const inputOf = ({ x, y, leap }: Move): number => {
  const move = (Math.round((Math.atan2(y, x) * TURN) / (2 * Math.PI)) + TURN) % TURN;
  const pace = Math.hypot(x, y) < 0.1 ? 0 : 3;
  return packInput({ pace, move, dash: leap, attack: false, interact: false, aim: null, choice: 0 });
};

/** A flight through the hall of the Deep: `wake` begins one, `dodge` moves until it is over. `frameAt` is the window around a point. */
export function flightIn(room: Room<unknown, DeepState>, frameAt: (me: Point) => Area) {
  let move: ((danger: Danger) => Move) | null = null;
  let overs = 0;
  let awaited = 0;
  room.onMessage(OVER.name, () => {
    overs += 1;
  });
  for (const heard of [GEM.name, "wallet"]) room.onMessage(heard, () => {});
  const page = playArena(room, DEEP_RULES, () => {
    const world = page.runner?.world;
    if (!move || !world) return 0;
    const me = { x: world.player.x[0]! / PX, y: world.player.y[0]! / PX };
    return inputOf(move(dangerIn(world, frameAt(me))));
  });
  return {
    async wake(): Promise<void> {
      awaited = overs + 1;
      await room.request<unknown, BeginAnswer>(DEEP_MESSAGES.begin.name, { flight: true });
    },
    /** Answers the result, and where one stands then. */
    async dodge(how: (danger: Danger) => Move): Promise<{ result: EndAnswer; at: Point }> {
      move = how;
      await until(() => overs >= awaited, FLIGHT);
      move = null;
      const result = await room.request<unknown, EndAnswer>(DEEP_MESSAGES.end.name, {});
      const { x, y } = room.state.players.get(room.sessionId)!;
      return { result, at: { x, y } };
    },
    close: page.close,
  };
}
