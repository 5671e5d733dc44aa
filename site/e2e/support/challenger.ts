import type { CDPSession, Page } from "playwright-core";
import { keysOf, type Way } from "./legs.ts";
import { sightIn } from "./sight.ts";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** What the page says of a fight, px from the player: `sight` of the circle. */
interface Sight {
  readonly golem: readonly [number, number] | null;
  readonly middle: readonly [number, number];
  readonly open: boolean;
  readonly dangers: readonly {
    readonly shape: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly width: number;
    readonly turn: number;
    readonly warn: number;
  }[];
}

/** Somebody who sees warnings and steps aside, and strikes when the golem is near. */
export interface Challenger {
  /** Fights until `over` says that it is over, or for `limit` ms. */
  fight(over: () => Promise<boolean>, limit: number): Promise<void>;
}

/** A body keeps so far from what will hit, px, and so far inside of the stones. */
const ROOM = 26;
const STONES = 300;
/** Where to stand for a blow, px from the golem. */
const REACH = 62;
/** Places that are looked at around the player: directions, and how far they are, px. */
const WAYS = 16;
const FAR = [40, 90, 150];

const isIn = (
  { shape, x, y, size, width, turn }: Sight["dangers"][number],
  px: number,
  py: number,
): boolean => {
  const [dx, dy] = [px - x, py - y];
  const away = Math.hypot(dx, dy);
  const angle = (turn * Math.PI) / 180;
  switch (shape) {
    case "circle":
      return away < size + ROOM;
    case "arc": {
      const beside = Math.abs(((((Math.atan2(dy, dx) - angle) * 180) / Math.PI + 540) % 360) - 180);
      return away < size + ROOM && beside < width / 2 + 20;
    }
    case "lane": {
      const along = dx * Math.cos(angle) + dy * Math.sin(angle);
      const beside = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
      return along > -ROOM && along < size + ROOM && beside < width / 2 + ROOM;
    }
    default:
      return false;
  }
};

/** Where to go from here, px; null to stay. */
function wayOf({ golem, middle, dangers }: Sight): Way {
  const shelters = dangers.filter(({ shape }) => shape === "shelter");
  const places = [
    { x: 0, y: 0 },
    ...FAR.flatMap((far) =>
      Array.from({ length: WAYS }, (_, index) => ({
        x: Math.cos((index / WAYS) * Math.PI * 2) * far,
        y: Math.sin((index / WAYS) * Math.PI * 2) * far,
      })),
    ),
    ...shelters,
  ];
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const hit = dangers.some((danger) => isIn(danger, x, y)) ? 1_000 : 0;
    const bare =
      shelters.length > 0 && !shelters.some((each) => Math.hypot(each.x - x, each.y - y) < each.size - ROOM);
    const outside = Math.max(0, Math.hypot(x - middle[0], y - middle[1]) - STONES) * 10;
    const wanted = golem ? Math.abs(Math.hypot(golem[0] - x, golem[1] - y) - REACH) : 0;
    return hit + (bare ? 1_000 : 0) + outside + wanted * 0.5 + Math.hypot(x, y) * 0.4;
  };
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  return Math.hypot(best.x, best.y) < 12 ? null : best;
}

/** A fighter on the page: keys on a desktop, a thumb on the stick and one on the button on a phone. */
export async function challengerOf({ page, device, context }: Visitor): Promise<Challenger> {
  const touch = device === "mobile" ? await context.newCDPSession(page) : null;
  const legs = touch ? stickLegs(page, touch) : keysOf(page);
  const strike = () =>
    touch ? page.locator(".hud .action").tap({ timeout: 500 }) : page.keyboard.press("KeyX");
  return {
    async fight(over, limit) {
      for (const until = Date.now() + limit; Date.now() < until; ) {
        const sight = await sightIn<Sight>(page, ".boss-bar", 300);
        if (!sight) {
          await legs.go(null);
          if (await over()) return;
          await page.waitForTimeout(100);
          continue;
        }
        const way = wayOf(sight);
        await within("a step", legs.go(way && (touch ? way : alongOf(way))));
        const { golem } = sight;
        if (golem && Math.hypot(...golem) < REACH + 40) await strike().catch(() => {});
      }
      await legs.go(null);
    },
  };
}

/** The direction of a way, as keys point. */
function alongOf({ x, y }: NonNullable<Way>): Way {
  const far = Math.max(1, Math.hypot(x, y));
  return { x: x / far, y: y / far };
}

/** Pulls the stick along the way for a moment. */
function stickLegs(page: Page, touch: CDPSession) {
  return {
    async go(way: Way): Promise<void> {
      if (!way) return;
      const box = await page.locator(".hud .stick").boundingBox();
      if (!box) return;
      const far = Math.max(1, Math.hypot(way.x, way.y));
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const pulled = {
        x: middle.x + ((way.x / far) * box.width) / 2.1,
        y: middle.y + ((way.y / far) * box.height) / 2.1,
      };
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pulled] });
      await page.waitForTimeout(Math.min(350, (far / 200) * 1_000));
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  };
}
