import { keysOf, thumbOf, type Way } from "./legs.ts";
import { sightIn } from "./sight.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** What the page says of a run, px from the player: `sight` of the arena. */
interface Sight {
  readonly speed: number;
  readonly threats: readonly (readonly [
    x: number,
    y: number,
    dx: number,
    dy: number,
    reach: number,
    damage: number,
  ])[];
  readonly struck: readonly (readonly [x: number, y: number, damage: number])[];
  readonly wishes: readonly (readonly [x: number, y: number, worth: number])[];
  readonly bosses: readonly (readonly [x: number, y: number])[];
}

/** Somebody who keeps away from mobs, and takes a card when there is one to take. */
export interface Runner {
  /** Runs until `there` is true, or for `limit` ms; answers whether it was. `cards` is called whenever cards are shown. */
  run(there: () => Promise<boolean>, limit: number, cards: () => Promise<void>): Promise<boolean>;
  /** Stands still until `there`, and takes cards meanwhile. */
  stand(there: () => Promise<boolean>, limit: number, cards: () => Promise<void>): Promise<boolean>;
}

/** Ways that keys and thumbs can go; before them, to stand. */
const KEYS = 8;
const THUMB = 16;
const STAND = -1;

/** Seconds from a look until the way is gone. */
const LAG = 0.15;
/** Seconds ahead at which a way is looked at. */
const AHEAD = [0.1, 0.2, 0.3, 0.4];
/** So much room one likes to have, px. */
const ROOM = 30;
/** What a hit, and one that was announced, weigh by their damage; what comes near weighs 1. */
const HIT = 5;
const STRUCK = 3;
/** Half of a square of the ground, px. */
const HALF = 20;
/** How much somebody wants what lies about, and to be this near (px) to whoever is large. */
const GREED = 1.5;
const CLOSE = 160;
const BOSS = 4;
/** To go on is better than to turn. */
const ON = 2;

/** How dangerous it is to go that way: what it runs into. */
function dangerOf({ threats, struck, speed }: Sight, way: Way, last: Way): number {
  let sum = 0;
  for (const seconds of AHEAD) {
    const [px, py] = (["x", "y"] as const).map(
      (axis) => speed * ((last?.[axis] ?? 0) * LAG + (way?.[axis] ?? 0) * seconds),
    ) as [number, number];
    const later = LAG + seconds;
    for (const [x, y, dx, dy, reach, damage] of threats) {
      const room = Math.hypot(x + dx * later - px, y + dy * later - py) - reach;
      if (room <= 0) sum += damage * HIT;
      else if (room < ROOM) sum += (damage * (ROOM - room)) / ROOM;
    }
    for (const [x, y, damage] of struck)
      if (Math.abs(x - px) <= HALF && Math.abs(y - py) <= HALF) sum += damage * STRUCK;
  }
  return sum;
}

/** How much a way leads to what is wanted. */
function lureOf({ wishes, bosses }: Sight, way: Way): number {
  if (!way) return 0;
  const along = (x: number, y: number, far: number): number => (x * way.x + y * way.y) / Math.max(1, far);
  const lures = wishes.map(([x, y, worth]) => {
    const far = Math.hypot(x, y);
    return (along(x, y, far) * GREED * worth * 60) / (far + 30);
  });
  for (const [x, y] of bosses) {
    const far = Math.hypot(x, y);
    if (far > CLOSE) lures.push(along(x, y, far) * BOSS);
  }
  return 2 * Math.max(0, ...lures) + lures.reduce((sum, each) => sum + each, 0) / 4;
}

const wayAt = (index: number, ways: number): Way => {
  const turn = (index / ways) * Math.PI * 2;
  return index === STAND ? null : { x: Math.cos(turn), y: Math.sin(turn) };
};

/** Which of so many ways to go: away from what hits, towards what is wanted, and rather on than round. */
function wayOf(sight: Sight, last: number, ways: number): number {
  const gone = wayAt(last, ways);
  const worth = (index: number): number => {
    const way = wayAt(index, ways);
    return lureOf(sight, way) - dangerOf(sight, way, gone) + (index === last ? ON : 0);
  };
  const worths = Array.from({ length: ways + 1 }, (_, index) => worth(index + STAND));
  return worths.indexOf(Math.max(...worths)) + STAND;
}

/** Ms between two looks at whether it is over: a look ahead is worth more. */
const ASKED = 400;

/** A runner on the page: keys on a desktop, a thumb on the stick on a phone. */
export async function runnerOf({ page, device, context }: Visitor): Promise<Runner> {
  const legs = device === "mobile" ? thumbOf(page, await context.newCDPSession(page)) : keysOf(page);
  const ways = device === "mobile" ? THUMB : KEYS;
  const dialog = page.locator("[data-dialog=hero-cards]");
  const go = async (
    way: (sight: Sight) => Way,
    there: () => Promise<boolean>,
    limit: number,
    cards: () => Promise<void>,
  ): Promise<boolean> => {
    let asked = 0;
    for (const until = Date.now() + limit; Date.now() < until; ) {
      if (Date.now() >= asked) {
        if (await there()) return true;
        asked = Date.now() + ASKED;
      }
      const [areCards, sight] = await Promise.all([dialog.isVisible(), sightIn<Sight>(page, ".run-bar")]);
      if (areCards) {
        await legs.go(null);
        await cards();
        continue;
      }
      await within("a step", legs.go(sight ? way(sight) : null));
      await page.waitForTimeout(20);
    }
    return there();
  };
  let last = STAND;
  return {
    async run(there, limit, cards) {
      const way = (sight: Sight): Way => {
        last = wayOf(sight, last, ways);
        return wayAt(last, ways);
      };
      const was = await go(way, there, limit, cards);
      await legs.go(null);
      return was;
    },
    stand: (there, limit, cards) => go(() => null, there, limit, cards),
  };
}
