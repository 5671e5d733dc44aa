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

/** How far ahead a way is looked at, px: what is near, and whether it leads into a crowd. */
const AHEAD = [45, 140];

/** Where to go: away from the nearest, the nearer the more; and towards what lies about. */
function wayOf({ mobs, shots, pickups }: Sight, last: number): number {
  const dangers = [...mobs, ...shots];
  const dangerAt = (x: number, y: number): number =>
    dangers.reduce((sum, [mx, my]) => sum + 1 / (400 + (mx - x) ** 2 + (my - y) ** 2), 0);
  const worth = (index: number): number => {
    const turn = (index / WAYS) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const danger = AHEAD.reduce((sum, far) => sum + dangerAt(x * far, y * far), 0) / AHEAD.length;
    const [goal] = pickups;
    const pull = goal ? (x * goal[0] + y * goal[1]) / (Math.hypot(...goal) + 1) : 0;
    const turned = Math.abs(((index - last + WAYS * 1.5) % WAYS) - WAYS / 2);
    return -danger * 6_000 + pull - turned * 0.08;
  };
  return Array.from({ length: WAYS }, (_, index) => index).reduce(
    (best, index) => (worth(index) > worth(best) ? index : best),
    0,
  );
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
