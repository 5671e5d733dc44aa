import type { Danger, Move, Spot } from "./screen.ts";

/** What a person needs from seeing something new until it counts, and how often a person thinks again, s. */
const REACTION = 0.25;
const THINKS = 0.15;
/** How far ahead one looks, and in which steps, s. */
const AHEAD = 1.6;
const STEP = 0.05;
/** How fast one walks, as everybody has seen by then, px/s; how near to oneself a shot is still too near, px. */
const SPEED = 200;
const AIR = 26;
/** A wall so near is in the way, px. */
const WALL = 20;
/** A shot that comes so soon is only escaped by a leap, s. */
const LEAP = 0.3;

const WAYS: readonly Spot[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8).map((turn) => ({
    x: Math.cos(turn),
    y: Math.sin(turn),
  })),
];

/** A shot as it was seen: where it was first and last, and when. */
interface Watched {
  readonly first: Spot;
  readonly since: number;
  last: Spot;
  at: number;
}

/**
 * Somebody who gets out of the way of what flies, and takes what glitters where that is safe: it knows nothing but where things were
 * drawn in one picture after another. Ask for each picture.
 */
export function createReflexes(): (danger: Danger) => Move {
  const watched = new Map<number, Watched>();
  let thinksAt = 0;
  let move: Move = { x: 0, y: 0, leap: false };

  function watch({ time, shots }: Danger): void {
    for (const number of watched.keys())
      if (!shots.some((shot) => shot.number === number)) watched.delete(number);
    for (const { number, x, y } of shots) {
      const known = watched.get(number);
      if (known) Object.assign(known, { last: { x, y }, at: time });
      else watched.set(number, { first: { x, y }, since: time, last: { x, y }, at: time });
    }
  }

  /** In how many seconds something hits who goes that way; infinity for never. */
  function hitOn({ me, time }: Danger, way: Spot): number {
    const coming = [...watched.values()]
      .filter(({ since }) => time - since >= REACTION)
      .map(({ first, since, last, at }) => {
        const passed = Math.max(STEP, at - since);
        return { last, dx: (last.x - first.x) / passed, dy: (last.y - first.y) / passed };
      });
    for (let ahead = 0; ahead <= AHEAD; ahead += STEP)
      for (const { last, dx, dy } of coming)
        if (
          Math.hypot(
            last.x + dx * ahead - me.x - way.x * SPEED * ahead,
            last.y + dy * ahead - me.y - way.y * SPEED * ahead,
          ) < AIR
        )
          return ahead;
    return Number.POSITIVE_INFINITY;
  }

  function isOpen({ me, walls }: Danger, way: Spot): boolean {
    const [x, y] = [me.x + way.x * SPEED * THINKS, me.y + way.y * SPEED * THINKS];
    return (
      x > walls.x + WALL &&
      x < walls.x + walls.width - WALL &&
      y > walls.y + WALL &&
      y < walls.y + walls.height - WALL
    );
  }

  function think(danger: Danger): Move {
    const { me, gems, walls } = danger;
    const middle = { x: walls.x + walls.width / 2, y: walls.y + walls.height / 2 };
    const goal = gems.toSorted((a, b) => far(a, me) - far(b, me))[0] ?? middle;
    const nearer = (way: Spot): number =>
      far(me, goal) - far({ x: me.x + way.x * SPEED * THINKS, y: me.y + way.y * SPEED * THINKS }, goal);
    const [best] = WAYS.filter((way, index) => index === 0 || isOpen(danger, way))
      .map((way) => ({ way, hit: hitOn(danger, way), nearer: nearer(way) }))
      .toSorted((a, b) => (a.hit === b.hit ? b.nearer - a.nearer : b.hit - a.hit));
    return { ...best!.way, leap: best!.hit < LEAP };
  }

  return (danger) => {
    watch(danger);
    if (danger.time < thinksAt) return { ...move, leap: false };
    thinksAt = danger.time + THINKS;
    move = think(danger);
    return move;
  };
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
