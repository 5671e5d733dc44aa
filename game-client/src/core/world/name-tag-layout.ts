import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** The lower comes first: the player, then characters, then players who have just shown an emote, then all others. */
export const TAG_RANK = { own: 0, character: 1, talker: 2, player: 3 } as const;
export type TagRank = (typeof TAG_RANK)[keyof typeof TAG_RANK];

/** A robot that may wear a name. `x`, `y` are its feet, `width` that of its tag, px of the map: 0 where it has none. */
export interface Tagged extends Point {
  readonly width: number;
  /** Who comes first where there is no room for all. */
  readonly rank: TagRank;
}

/** Where a tag hangs: its middle this far (px) below the feet, or above the head. */
export const TAG_BELOW = 19;
export const TAG_ABOVE = -136;
const TAG_HALF_HEIGHT = 14;
/** The face of a robot, px around (x, y - middle): what no tag may cover. */
const FACE = { halfWidth: 34, halfHeight: 30, middle: 78 } as const;
/** So many other players around have a name, the nearest of them: in a crowd more would be a wall of words. */
export const MOST_PLAYERS = 10;
/** Robots further apart than this (px) can't be in each other's way. */
const APART = 260;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight;

const tagBox = ({ x, y, width }: Tagged, drop: number): Box => ({
  x,
  y: y + drop,
  halfWidth: width / 2,
  halfHeight: TAG_HALF_HEIGHT,
});

const faceBox = ({ x, y }: Point): Box => ({
  x,
  y: y - FACE.middle,
  halfWidth: FACE.halfWidth,
  halfHeight: FACE.halfHeight,
});

/** Before whom a name is hung: by rank, and then by how near one stands to the player. */
function byPrecedence(robots: readonly Tagged[]): { robot: Tagged; index: number }[] {
  const own = robots.find(({ rank }) => rank === TAG_RANK.own);
  const away = ({ x, y }: Point): number => (own ? Math.hypot(x - own.x, y - own.y) : 0);
  const all = robots.map((robot, index) => ({ robot, index }));
  const order = all.sort((a, b) => a.robot.rank - b.robot.rank || away(a.robot) - away(b.robot));
  const players = order.filter(({ robot }) => robot.rank >= TAG_RANK.talker);
  const left = new Set(players.slice(MOST_PLAYERS));
  return order.filter((each) => !left.has(each));
}

/**
 * Where each tag hangs, in the order of `robots`: under the feet, over the head where that would cover a face or
 * another tag, or nowhere (null) in a crowd that leaves it no room or has nearer players enough. The player's own
 * always hangs.
 */
export function layOutTags(robots: readonly Tagged[]): (number | null)[] {
  const drops: (number | null)[] = robots.map(() => null);
  const hung: Box[] = [];
  const own = robots.find(({ rank }) => rank === TAG_RANK.own);
  for (const { robot, index } of byPrecedence(robots)) {
    // Who has no name has a face all the same.
    if (robot.width === 0) continue;
    const near = robots.filter(
      (other) => other !== robot && Math.hypot(other.x - robot.x, other.y - robot.y) < APART,
    );
    const fits = (drop: number): boolean => {
      const box = tagBox(robot, drop);
      return (
        !near.some((other) => overlap(box, faceBox(other))) && !hung.some((other) => overlap(box, other))
      );
    };
    // Over the head of a character hangs the arrow; who stands so close before one reads the name on the action button.
    const isFaced =
      robot.rank === TAG_RANK.character && own && overlap(tagBox(robot, TAG_BELOW), faceBox(own));
    const places = isFaced ? [TAG_BELOW] : [TAG_BELOW, TAG_ABOVE];
    const drop = places.find(fits) ?? (robot.rank === TAG_RANK.own ? TAG_BELOW : null);
    drops[index] = drop;
    if (drop !== null) hung.push(tagBox(robot, drop));
  }
  return drops;
}
