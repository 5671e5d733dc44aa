import { keysOf, thumbOf, type Way } from "./legs.ts";
import { sightIn } from "./sight.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** What the page says of a flight, px from the player: `sight` of the hall. */
interface Sight {
  /** Left, top, right, bottom. */
  readonly walls: readonly [number, number, number, number];
  /** Each with the way that it flies, px/s. */
  readonly shots: readonly (readonly [x: number, y: number, dx: number, dy: number])[];
  readonly gems: readonly (readonly [x: number, y: number])[];
}

/** Somebody who sees what flies, and steps aside. */
export interface Flyer {
  /** Dodges and goes for diamonds until nothing of a flight is seen any more, or for `limit` ms. */
  fly(limit: number): Promise<void>;
  /** Runs in a direction until `there` is true, or for `limit` ms. */
  run(way: { x: number; y: number }, there: () => Promise<boolean>, limit: number): Promise<void>;
}

/** Px/s of a walk; how near a shot may pass, and how far from the walls one stays, px. */
const SPEED = 200;
const ROOM = 26;
const WALLS = 30;
/** How far one looks ahead, s, and in which steps. */
const AHEAD = 0.9;
const STEP = 0.05;
/** From a look until the way is gone, s: at least, and at most of what the last look took on a busy machine. */
const LATE = 0.12;
const LATE_MAX = 0.5;
/** Directions that are looked at, beside standing. */
const WAYS = 16;

/** In how many seconds somebody who goes this way is hit, from a look `late` s ago on; a large number for never. */
function hitOn(way: Way, { shots }: Sight, late: number): number {
  for (let time = 0; time <= AHEAD; time += STEP)
    for (const [x, y, dx, dy] of shots) {
      const shot = { x: x + dx * (time + late), y: y + dy * (time + late) };
      const me = way ? { x: way.x * SPEED * time, y: way.y * SPEED * time } : { x: 0, y: 0 };
      if (Math.hypot(shot.x - me.x, shot.y - me.y) < ROOM) return time;
    }
  return 9;
}

/** Where to go from here, `late` s after the look; null to stay. */
function wayOf(sight: Sight, late: number): Way {
  const [left, top, right, bottom] = sight.walls;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [gem] = sight.gems;
  const goal = gem ? { x: gem[0], y: gem[1] } : { x: middle.x, y: middle.y + 90 };
  const far = Math.hypot(goal.x, goal.y);
  const ways: Way[] = [
    null,
    ...Array.from({ length: WAYS }, (_, index) => ({
      x: Math.cos((index / WAYS) * Math.PI * 2),
      y: Math.sin((index / WAYS) * Math.PI * 2),
    })),
  ];
  const worth = (way: Way): number => {
    if (!way) return hitOn(way, sight, late) * 100 + (far < 24 ? 20 : 0);
    const ahead = { x: way.x * 60, y: way.y * 60 };
    const isOut =
      ahead.x < left + WALLS || ahead.x > right - WALLS || ahead.y < top + WALLS || ahead.y > bottom - WALLS;
    const towards = far < 24 ? -5 : ((way.x * goal.x + way.y * goal.y) / far) * 10;
    return hitOn(way, sight, late) * 100 + towards - (isOut ? 2_000 : 0);
  };
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}

/** A flyer on the page: keys on a desktop, a thumb on the stick on a phone. */
export async function flyerOf({ page, device, context }: Visitor): Promise<Flyer> {
  const legs = device === "mobile" ? thumbOf(page, await context.newCDPSession(page)) : keysOf(page);
  return {
    async fly(limit) {
      let late = LATE;
      for (const until = Date.now() + limit; Date.now() < until; ) {
        const looked = Date.now();
        const sight = await sightIn<Sight>(page, ".flight");
        if (!sight) break;
        await within("a step", legs.go(wayOf(sight, late)));
        late = Math.min(LATE_MAX, Math.max(LATE, (Date.now() - looked) / 1_000));
      }
      await legs.go(null);
    },
    async run(way, there, limit) {
      for (const until = Date.now() + limit; Date.now() < until && !(await there()); )
        await within("a step", legs.go(way));
      await legs.go(null);
    },
  };
}
