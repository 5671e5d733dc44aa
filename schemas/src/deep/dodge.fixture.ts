import { cosOf, SCALE, sinOf } from "../arena/angles.ts";
import { IDLE, type Input } from "../arena/input.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { between, type Random } from "../random.ts";
import { DEEP } from "./tuning.ts";

/** What somebody sees of what flies, and how well it gets out of the way. It sees only what is drawn. */
export interface Eyes {
  /** Ticks from when a shot leaves its eye until it is seen, and the share of those that are overlooked: they are seen late. */
  readonly reaction: number;
  readonly overlooks: number;
  /** Ticks that it looks ahead, and from one decision to the next. */
  readonly ahead: number;
  readonly decides: number;
  /** How near (px) beside a shot it feels safe. */
  readonly air: number;
  /** Whether it dashes where walking does not help. */
  readonly dashes: boolean;
}

/** How much later (ticks) it sees what it overlooked. */
const LATE = [10, 34] as const;
const STAND = -1;
const WAYS = [STAND, ...Array.from({ length: 16 }, (_, index) => index * 16)];

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The wanted place is where it would go without shots (units). Answers what it does: ask once a tick. */
export function createDodge(world: World, eyes: Eyes, random: Random): (to: readonly number[]) => Input {
  const { player, shots, clock, rules } = world;
  const { floor } = DEEP;
  /** By row and the tick in which it goes out, when each shot is seen. */
  const seen = new Map<number, number>();
  let wait = 0;
  let plan: Input = IDLE;

  function seenShots(): Seen[] {
    const found: Seen[] = [];
    const now = clock.tick[0]!;
    for (let row = 0; row < shots.capacity; row += 1) {
      if (shots.kind[row] === 0) continue;
      const key = row * 100_000 + now + shots.life[row]!;
      if (!seen.has(key))
        seen.set(key, now + eyes.reaction + (random() < eyes.overlooks ? between(random, ...LATE) : 0));
      if (seen.get(key)! > now) continue;
      found.push({
        x: shots.x[row]! - player.x[0]!,
        y: shots.y[row]! - player.y[0]!,
        dx: shots.speedX[row]!,
        dy: shots.speedY[row]!,
      });
    }
    return found;
  }

  /** In how many ticks it is hit on this way; a large number for never. */
  function hitOn(way: number, near: readonly Seen[]): number {
    const speed = way === STAND ? 0 : player.speed[0]!;
    const [vx, vy] = [(cosOf(way) * speed) / SCALE, (sinOf(way) * speed) / SCALE];
    const reach = px(rules.feel.hurt + DEEP.shot.radius + eyes.air);
    for (let tick = 1; tick <= eyes.ahead; tick += 1)
      for (const { x, y, dx, dy } of near) {
        const [awayX, awayY] = [x + (dx - vx) * tick, y + (dy - vy) * tick];
        if (awayX * awayX + awayY * awayY < reach * reach) return tick;
      }
    return 1_000;
  }

  const isInside = (way: number): boolean => {
    if (way === STAND) return true;
    const step = player.speed[0]! * 6;
    const x = player.x[0]! + (cosOf(way) * step) / SCALE;
    const y = player.y[0]! + (sinOf(way) * step) / SCALE;
    return (
      x > px(floor.x + 24) &&
      x < px(floor.x + floor.width - 24) &&
      y > px(floor.y + 24) &&
      y < px(floor.y + floor.height - 24)
    );
  };

  function decide([toX = 0, toY = 0]: readonly number[]): Input {
    const near = seenShots();
    const [wayX, wayY] = [toX - player.x[0]!, toY - player.y[0]!];
    const far = Math.hypot(wayX, wayY);
    const rank = (way: number): number => {
      if (way === STAND) return far < px(16) ? 0.5 : -0.2;
      return far < px(16) ? -0.1 : (cosOf(way) * wayX + sinOf(way) * wayY) / (SCALE * far);
    };
    const ways = WAYS.filter(isInside).map((way) => ({ way, hit: hitOn(way, near), rank: rank(way) }));
    const best = ways.toSorted((a, b) => b.hit - a.hit || b.rank - a.rank)[0]!;
    const dash = eyes.dashes && best.hit < 5;
    return best.way === STAND ? { ...IDLE, dash } : { ...IDLE, pace: 3, move: best.way, dash };
  }

  return (to) => {
    if (clock.tick[0]! < wait) return { ...plan, dash: false };
    wait = clock.tick[0]! + eyes.decides;
    plan = decide(to);
    return plan;
  };
}
