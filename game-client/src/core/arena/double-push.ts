import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Game } from "../app/game.ts";
import type { Fighter } from "./fighter.ts";

/** A push that is held longer walks, and two that are farther apart are two, ms. */
const SHORT = 200;
const APART = 260;
/** Pushes are the same way within 60 degrees: the cosine of that. */
const ALIKE = 0.5;

/** Tells a double push of the same way from steps. */
export interface DoublePush {
  /** A way was pushed by `source` (a key, or the stick), or let go with null; `now` in ms. True for the second of two. */
  push(source: string, way: Point | null, now: number): boolean;
}

const areAlike = (a: Point, b: Point): boolean =>
  a.x * b.x + a.y * b.y >= ALIKE * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);

export function createDoublePush(): DoublePush {
  let last: { source: string; way: Point; from: number; until: number | null } | null = null;
  return {
    push(source, way, now) {
      if (way === null) {
        if (last?.source === source && last.until === null) last.until = now;
        return false;
      }
      const before = last;
      last = { source, way, from: now, until: null };
      const isSecond =
        before !== null &&
        before.until !== null &&
        before.until - before.from <= SHORT &&
        now - before.until <= APART &&
        areAlike(before.way, way);
      // A third push begins anew.
      if (isSecond) last = null;
      return isSecond;
    },
  };
}

/** What of a game dashes by a double push. */
type DoublePushGame = Pick<Game, "controls"> & { readonly stores: Pick<Game["stores"], "settings"> };

/** Dashes by a second quick push of the stick or of a key, where somebody can dash and wants to. Answers how to stop. */
export function bindDoublePush(
  { controls, stores }: DoublePushGame,
  { $vitals, tap }: Pick<Fighter, "$vitals" | "tap">,
): () => void {
  const double = createDoublePush();
  return controls.onPush((source, way) => {
    const isSecond = double.push(source, way, performance.now());
    if (isSecond && stores.settings.$settings.get().doubleDash && ($vitals.get()?.dashEvery ?? 0) > 0)
      tap("dash");
  });
}
