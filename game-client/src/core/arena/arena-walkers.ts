import { paceOf } from "@diamond-valley/schemas/arena/input.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type { PlaceRoom } from "../net/places.ts";
import { watchOthers } from "../walking/others.ts";
import type { PredictedWalkers } from "../walking/predicted-walkers.ts";
import type { ArenaClient } from "./arena-client.ts";
import { createGlide } from "./glide.ts";

/** The four ways to face, each for a quarter of all directions around it. */
const FACINGS = [FACING.right, FACING.down, FACING.left, FACING.up] as const;

/** The way to face for one of the 256 directions. */
export const facingOfHeading = (heading: number): number => FACINGS[((heading + 32) >> 6) & 3]!;

/**
 * Everybody in an arena's room: the own robot goes as the own world has it, the others a little later, as the room's
 * patches tell. Before an attempt and behind it the own one stands where the room says.
 */
export function arenaWalkers(room: PlaceRoom, client: ArenaClient): PredictedWalkers {
  const others = watchOthers(room, () => performance.now());
  let glide = createGlide();
  let frame = performance.now();
  let before = frame;
  const stop = client.onBegin(({ field }) => {
    glide = createGlide(field.wraps ? field : undefined);
  });

  return {
    tick() {
      before = frame;
      frame = performance.now();
      client.advance(frame);
    },
    pose(session, walker) {
      const { world } = client;
      if (session !== room.sessionId || !world) {
        const { x, y, facing, walking } = walker;
        return others.pose(session, frame) ?? { x, y, facing, walking };
      }
      const { player, clock } = world;
      const tick = clock.tick[0]!;
      glide.at(tick, { x: player.x[0]! / PX, y: player.y[0]! / PX });
      return {
        ...glide.draw(client.timeAt(frame) - tick, frame - before),
        facing: facingOfHeading(player.heading[0]!),
        walking: paceOf(player.before[0]!) > 0 && player.hp[0]! > 0,
      };
    },
    dispose() {
      stop();
      others.dispose();
    },
  };
}
