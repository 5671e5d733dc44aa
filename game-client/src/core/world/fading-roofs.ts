import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";

/** What stands so tall that a robot vanishes behind it. `x`, `y` is its foot, sizes in world px. */
export type FadingRoof = Point & { readonly width: number; readonly height: number };

/**
 * The share of a picture's half width that hides what is behind it. Eaves and caps reach nearly to its edge: with less,
 * who walks along a wall is half hidden under them.
 */
const SOLID = 0.95;
/** Middle of a robot over its feet, px. */
const MIDDLE = 46;
/** How much of a roof is left while the player is behind it. */
const SHEER = 0.45;
/** Ms of the whole change from one to the other. */
const FADE = 180;

/** Whether somebody who stands at `at` is behind the roof. */
export const hides = ({ x, y, width, height }: FadingRoof, at: Point): boolean =>
  at.y < y && at.y - MIDDLE > y - height && Math.abs(at.x - x) < (width / 2) * SOLID;

/** How opaque a roof is `delta` ms after it was `alpha`. */
export const faded = (alpha: number, hiding: boolean, delta: number): number => {
  const change = (delta / FADE) * (1 - SHEER);
  return hiding ? Math.max(SHEER, alpha - change) : Math.min(1, alpha + change);
};

/** Trees and houses that turn sheer while somebody walks behind them. */
export class FadingRoofs {
  readonly #roofs: { readonly roof: FadingRoof; readonly image: Phaser.GameObjects.Image }[] = [];
  readonly #others = new Set<() => Point | null>();

  add(image: Phaser.GameObjects.Image, roof: FadingRoof): void {
    this.#roofs.push({ roof, image });
  }

  /** Counts somebody who is no player among the walkers, as long as `where` answers a point. Answers how to stop. */
  reveal(where: () => Point | null): () => void {
    this.#others.add(where);
    return () => void this.#others.delete(where);
  }

  /** Once a frame: where the players in sight stand, `delta` ms since the last frame. */
  update(players: readonly Point[], delta: number): void {
    const walkers = [...players, ...[...this.#others].flatMap((where) => where() ?? [])];
    for (const { roof, image } of this.#roofs) {
      if (!image.visible) continue;
      const hiding = walkers.some((at) => hides(roof, at));
      const alpha = faded(image.alpha, hiding, delta);
      if (alpha !== image.alpha) image.setAlpha(alpha);
    }
  }
}
