import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { workOf } from "@diamond-valley/schemas/mining/vein.ts";
import type { ExpeditionView } from "@diamond-valley/schemas/mining/view.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { CLOSED, ringLook } from "./ring-look.ts";

const [INK, WHITE, GOLD, DIM] = [0x2b2a5a, 0xffffff, 0xffd24a, 0xb9b4dc];

/** The closing ring around the vein that the player works at, and how far the work is. */
export interface RingDrawing {
  draw(at: Point | null, view: ExpeditionView | null, share: number): void;
  destroy(): void;
}

export function createRing({ scene }: SceneContext): RingDrawing {
  const pen = scene.add.graphics().setDepth(LAYER.tag - 20);
  const line = (at: Point, radius: number, width: number, colour: number, alpha = 1): void => {
    pen.lineStyle(width + 4, INK, alpha * 0.8).strokeCircle(at.x, at.y, radius);
    pen.lineStyle(width, colour, alpha).strokeCircle(at.x, at.y, radius);
  };
  /** Four marks that point at the place where the ring must be: told by shape, not by hue. */
  const marks = (at: Point, now: boolean): void => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [x, y, size] = [at.x + dx * CLOSED, at.y + dy * CLOSED, now ? 9 : 6];
      pen.fillStyle(INK, 1).fillCircle(x, y, size + 2);
      pen.fillStyle(now ? GOLD : WHITE, 1).fillCircle(x, y, size);
    }
  };
  const pips = (at: Point, done: number): void => {
    for (let index = 0; index < MINING.strike.needed; index += 1) {
      const x = at.x + (index - (MINING.strike.needed - 1) / 2) * 22;
      const y = at.y + 78;
      pen.fillStyle(INK, 1).fillCircle(x, y, 9);
      pen.fillStyle(index < done ? GOLD : 0x5f6a97, 1).fillCircle(x, y, 6);
      if (index < done) pen.fillStyle(WHITE, 1).fillCircle(x - 2, y - 2, 2);
    }
  };
  return {
    draw(at, view, share) {
      pen.clear();
      if (!at || !view || view.vein === 0) return;
      const { ring, strikes } = view;
      pips(at, workOf(strikes, ring?.perfect ?? 0));
      if (!ring) return;
      const { radius, band, now } = ringLook(ring, share);
      pen.lineStyle(band[1] - band[0], now ? GOLD : WHITE, now ? 0.4 : 0.2);
      pen.strokeCircle(at.x, at.y, (band[0] + band[1]) / 2);
      line(at, CLOSED, 2, WHITE, 0.9);
      if (ring.pressed) line(at, radius, 4, DIM, 0.6);
      else line(at, radius, now ? 9 : 6, now ? GOLD : WHITE);
      marks(at, now && !ring.pressed);
    },
    destroy: () => pen.destroy(),
  };
}
