import { keysOf, thumbOf, type Way } from "./legs.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** What the page says of a run, px from the player: `data-sight` of the arena. */
interface Sight {
  readonly mobs: readonly (readonly [x: number, y: number])[];
  readonly shots: readonly (readonly [x: number, y: number])[];
  readonly pickups: readonly (readonly [x: number, y: number])[];
}

/** Somebody who keeps away from mobs, and takes a card when there is one to take. */
export interface Runner {
  /** Runs until `there` is true, or for `limit` ms; answers whether it was. `cards` is called whenever cards are shown. */
  run(there: () => Promise<boolean>, limit: number, cards: () => Promise<void>): Promise<boolean>;
  /** Stands still until `there`, and takes cards meanwhile. */
  stand(there: () => Promise<boolean>, limit: number, cards: () => Promise<void>): Promise<boolean>;
}

/** Directions that are looked at. */
const WAYS = 16;

/** Px a second: how fast the runner goes, and mobs go for it, about. */
const SPEED = 240;
const MOB_SPEED = 70;
/** Seconds ahead at which a way is looked at. */
const AHEAD = [0.1, 0.25, 0.4, 0.6, 0.8, 1];
/** So near a body hits, and so much room one likes to have, px. */
const REACH = 34;
const ROOM = 75;
/** What a hit weighs against something to take. */
const HIT = 36;
const GREED = 6;

/** How dangerous it is to go that way: what it runs into, and how soon. Shots are taken to stand. */
function dangerOf({ mobs, shots }: Sight, x: number, y: number): number {
  const bodies = [...mobs.map((at) => ({ at, speed: MOB_SPEED })), ...shots.map((at) => ({ at, speed: 0 }))];
  let sum = 0;
  for (const seconds of AHEAD)
    for (const { at, speed } of bodies) {
      const come = Math.max(0, 1 - (speed * seconds) / Math.max(1, Math.hypot(...at)));
      const away = Math.hypot(at[0] * come - x * SPEED * seconds, at[1] * come - y * SPEED * seconds);
      const room = away - REACH;
      if (room <= 0) sum += HIT;
      else if (room < ROOM) sum += (HIT * (ROOM - room)) / ROOM / 6;
    }
  return sum;
}

/** How much a way leads to what lies about. */
function lureOf({ pickups }: Sight, x: number, y: number): number {
  const lures = pickups.map(([px, py]) => {
    const far = Math.hypot(px, py);
    return ((px * x + py * y) / Math.max(1, far)) * GREED * (60 / (far + 30));
  });
  return 2 * Math.max(0, ...lures) + lures.reduce((sum, each) => sum + each, 0) / 4;
}

/** Where to go: away from what hits, towards what lies about, and rather on than round. */
function wayOf(sight: Sight, last: number): number {
  const worth = (index: number): number => {
    const turn = (index / WAYS) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return lureOf(sight, x, y) - dangerOf(sight, x, y) + (index === last ? 4 : 0);
  };
  const worths = Array.from({ length: WAYS }, (_, index) => worth(index));
  return worths.indexOf(Math.max(...worths));
}

/** A runner on the page: keys on a desktop, a thumb on the stick on a phone. */
export async function runnerOf({ page, device, context }: Visitor): Promise<Runner> {
  const legs = device === "mobile" ? thumbOf(page, await context.newCDPSession(page)) : keysOf(page);
  const seen = page.locator(".run-bar [data-sight]");
  const dialog = page.locator("[data-dialog=hero-cards]");
  const go = async (
    way: (sight: Sight) => Way,
    there: () => Promise<boolean>,
    limit: number,
    cards: () => Promise<void>,
  ): Promise<boolean> => {
    for (const until = Date.now() + limit; Date.now() < until; ) {
      if (await there()) return true;
      if (await dialog.isVisible()) {
        await legs.go(null);
        await cards();
        continue;
      }
      const told = await seen.getAttribute("data-sight", { timeout: 400 }).catch(() => null);
      const sight = told === null ? null : (JSON.parse(told) as Sight | null);
      await within("a step", legs.go(sight ? way(sight) : null));
      await page.waitForTimeout(60);
    }
    return there();
  };
  let last = 0;
  return {
    async run(there, limit, cards) {
      const way = (sight: Sight): Way => {
        last = wayOf(sight, last);
        const turn = (last / WAYS) * Math.PI * 2;
        return { x: Math.cos(turn), y: Math.sin(turn) };
      };
      const was = await go(way, there, limit, cards);
      await legs.go(null);
      return was;
    },
    stand: (there, limit, cards) => go(() => null, there, limit, cards),
  };
}
