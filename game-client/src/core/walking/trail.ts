import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { unpackBend } from "@diamond-valley/schemas/walking/bend.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";

/** Jumps beyond this are no walking but a new place, px. */
const TELEPORT = 160;
/** A walker that is seen again after this time (ms) set out now, and did not walk for so long. */
const PATCH = 100;
/** Points that are kept: more than are ever still to be drawn. */
const KEPT = 12;

/** Where and how a walker is drawn in a frame. */
export interface Pose {
  x: number;
  y: number;
  facing: number;
  walking: boolean;
}

/** What a patch says of a walker. */
export type Seen = Pick<Walker, "x" | "y" | "facing" | "walking" | "bend">;

interface Waypoint extends Pose {
  /** Room time, ms. */
  time: number;
}

/** The positions of one walker by the patches, kept to be drawn with a delay. */
export interface Trail {
  /** Adds what the patch of `time` (room time, ms) says; `before` is the time of the patch before it. */
  add(seen: Seen, time: number, before: number): void;
  /** The pose at a room time, ms; the last one known where the next is not there yet. */
  pose(time: number): Pose;
}

/** The trail of a walker that stands where it is seen first. */
export function startTrail(seen: Seen, time: number): Trail {
  let points: Waypoint[] = [waypoint(seen, time)];
  let bend = seen.bend;

  return {
    add(seen, time, before) {
      const last = points.at(-1);
      if (!last || time <= last.time) return;
      const turned = seen.bend !== bend;
      bend = seen.bend;
      const moved = seen.x !== last.x || seen.y !== last.y;
      if (!moved) {
        if (seen.walking !== last.walking || seen.facing !== last.facing) points.push(waypoint(seen, time));
      } else if (distance(seen, last) > TELEPORT) {
        points = [waypoint(seen, time)];
      } else {
        const from = Math.max(last.time, Math.min(before, time), time - PATCH * 2);
        if (from > last.time) points.push({ ...last, time: from });
        if (turned) {
          const aside = unpackBend(bend);
          points.push({
            ...waypoint(seen, (from + time) / 2),
            x: (last.x + seen.x + aside.x) / 2,
            y: (last.y + seen.y + aside.y) / 2,
          });
        }
        points.push(waypoint(seen, time));
      }
      if (points.length > KEPT) points.splice(0, points.length - KEPT);
    },
    pose(time) {
      const next = points.findIndex((point) => point.time > time);
      const to = points[next];
      const from = points[next - 1];
      if (!to || !from) return { ...(points.at(next === 0 ? 0 : -1) as Waypoint) };
      const share = (time - from.time) / (to.time - from.time);
      const moves = to.x !== from.x || to.y !== from.y;
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        facing: moves ? to.facing : from.facing,
        walking: moves || from.walking,
      };
    },
  };
}

function waypoint({ x, y, facing, walking }: Seen, time: number): Waypoint {
  return { x, y, facing, walking, time };
}
