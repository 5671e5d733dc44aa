import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { GOLEM_ART } from "./circle-art.ts";
import { GOLEM_SIZE } from "./golem-figure.ts";

/** How far behind the player it hides, px. */
const BEHIND = { x: -34, y: -16 };
/** Dazed for so long; then it runs there in so many ms. */
const DAZED = 700;
const RUN = 800;

/** A golem that was beaten: of stone it runs behind the player and hides; of ink it runs out. Still: it is there at once. */
export function showBeaten(
  context: SceneContext,
  kind: Kind,
  from: Point,
  player: () => Point,
): { update(delta: number): void; destroy(): void } {
  const { scale, still } = context;
  const image = GOLEM_ART[kind]
    .picture(context, "dazed", from.x, from.y, GOLEM_SIZE)
    .setOrigin(0.5, 1 - 20 / 272);
  let age = still ? DAZED + RUN : 0;
  return {
    update(delta) {
      age += delta;
      const way = Math.min(1, Math.max(0, (age - DAZED) / RUN));
      if (kind === "weekly") {
        // Ink that nobody holds together any more.
        image
          .setScale((GOLEM_SIZE / scale) * (1 + way * 0.5), (GOLEM_SIZE / scale) * (1 - way))
          .setAlpha(1 - way * 0.6)
          .setPosition(from.x, from.y + 12)
          .setDepth(from.y);
        return;
      }
      const to = { x: player().x + BEHIND.x, y: player().y + BEHIND.y };
      const [x, y] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
      const hop = way > 0 && way < 1 && !still ? Math.abs(Math.sin(way * Math.PI * 4)) * 16 : 0;
      image
        .setFrame(
          way === 0 ? "dazed" : way < 1 ? (Math.floor(way * 8) % 2 ? "step-left" : "step-right") : "shy",
        )
        .setPosition(x, y + 12 - hop)
        .setDepth(y);
    },
    destroy: () => image.destroy(),
  };
}
