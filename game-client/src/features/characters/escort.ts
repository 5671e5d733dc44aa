import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { FACING, facingOf, WALK_SPEED, WALKER_RADIUS } from "@diamond-valley/schemas/walking/walking.ts";
import { isClear } from "../../core/walking/path.ts";
import { createRoute, pointsOn } from "../../core/walking/route.ts";
import type { Pose } from "../../core/walking/trail.ts";
import { angleAround, besidePlayer, CLEAR, overlaps, rimOf, standAt } from "./escort-places.ts";

/** So far ahead of the player, on the way, the guide walks, px. */
const AHEAD = 150;
/** A visit that begins on the way finds the guide beside the player, not at home, from this distance on, px. */
const FAR = 500;
/** Who stands sets out for no less, px: the player's every step would else move the guide. */
const SET_OUT = 26;
/** A guide hurries by this factor to keep ahead of a player. */
const HURRY = 1.5;

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, point, index) => sum + (index === 0 ? 0 : distance(way[index - 1]!, point)), 0);

/** A character on a walk with the player. */
export interface Escort {
  /** Moves on by `delta` ms, towards the goal ahead of the player, or back home where the goal is null. */
  step(player: Point, goal: Point | null, delta: number): Pose;
  readonly isAway: boolean;
}

export function createEscort(map: GameMap, home: Point, hurries: boolean): Escort {
  const way = createRoute(map);
  const own = createRoute(map);
  const pose: Pose = { x: home.x, y: home.y, facing: FACING.down, walking: false };
  let away = false;
  let stand: { readonly goal: Point; readonly at: Point } | null = null;

  const face = (to: Point): void => {
    pose.facing = facingOf(to.x - pose.x, to.y - pose.y);
  };

  /** Where the guide should be now. */
  const aim = (player: Point, goal: Point): Point => {
    way.ahead(player, goal);
    const rest = way.rest(player);
    if (stand === null || distance(stand.goal, goal) > 1) stand = { goal, at: standAt(map, goal, rest) };
    if (lengthOf(rest) < AHEAD * 2) return stand.at;
    return pointsOn(rest, AHEAD, AHEAD, 1)[0] ?? stand.at;
  };

  const walkTo = (target: Point, player: Point, delta: number): void => {
    const left = distance(pose, target);
    // A player who walks into the guide moves it at once: it would else stand in the way.
    const isDue = left > SET_OUT || overlaps(pose, player);
    if (left < 3 || !(pose.walking || isDue)) {
      pose.walking = false;
      face(player);
      return;
    }
    const next = isClear(map, pose, target, WALKER_RADIUS) ? target : own.ahead(pose, target);
    // A bend under the player can't be reached.
    const bend = overlaps(next, player) ? target : next;
    const speed = WALK_SPEED * (hurries && left > SET_OUT ? HURRY : 1);
    const share = Math.min(1, (speed * delta) / 1_000 / Math.max(1, distance(pose, bend)));
    face(bend);
    pose.x += (bend.x - pose.x) * share;
    pose.y += (bend.y - pose.y) * share;
    pose.walking = true;
  };

  /** Leaves the player's picture, around it towards the target, by `step` px at most each way. */
  const slideOff = (target: Point, player: Point, step: number): void => {
    const at = angleAround(pose, player);
    const apart = angleAround(target, player) - at;
    const turn = Math.atan2(Math.sin(apart), Math.cos(apart));
    const most = step / CLEAR.x;
    const rim = rimOf(player, at + Math.min(most, Math.max(-most, turn)));
    const share = Math.min(1, (2 * step) / Math.max(1, distance(pose, rim)));
    pose.x += (rim.x - pose.x) * share;
    pose.y += (rim.y - pose.y) * share;
  };

  return {
    step(player, goal, delta) {
      if (goal) {
        away = true;
        const target = besidePlayer(map, aim(player, goal), player);
        if (distance(pose, player) > FAR) Object.assign(pose, { x: target.x, y: target.y });
        walkTo(target, player, delta);
        if (overlaps(pose, player)) slideOff(target, player, (WALK_SPEED * HURRY * delta) / 1_000);
      } else if (distance(pose, home) > 3) walkTo(home, player, delta);
      else {
        Object.assign(pose, { x: home.x, y: home.y, facing: FACING.down, walking: false });
        away = false;
      }
      return { ...pose };
    },
    get isAway() {
      return away;
    },
  };
}
