import { cosOf, SCALE, sinOf } from "../arena/angles.ts";
import { covers } from "../arena/hazards.ts";
import { IDLE, type Input } from "../arena/input.ts";
import { wayX, wayY } from "../arena/places.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { Random } from "../random.ts";
import { DROPS } from "./content.ts";
import { harmOf, speedOf } from "./growth.ts";
import { mobOf, RUN } from "./tuning.ts";

/** What somebody sees, and how well it walks. It sees only what is drawn. */
export interface Eyes {
  /** Ticks from one decision to the next. */
  readonly decides: number;
  /** How far it sees, px. */
  readonly sight: number;
  /** Ticks that it looks ahead. */
  readonly ahead: number;
  /** How much its judgement of a way is off. */
  readonly noise: number;
  /** How much it wants what lies about. */
  readonly greed: number;
  /** How much room (px) it likes to have around it. */
  readonly room: number;
}

/** How near (px) somebody goes to an elite or the golem, and how much it wants to. */
const CLOSE = 160;
const BOSS_WORTH = 4;
const LAST_SMALL = mobOf("puffer") + 1;
const STAND = -1;
const WAYS = [STAND, ...Array.from({ length: 16 }, (_, index) => index * 16)];
/** A body that may hit: relative to the player, units and units a tick. */
interface Threat {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly reach: number;
  readonly damage: number;
}

/** Somebody who walks: away from what hits, towards what lies about. Ask once a tick. */
export function createWalk(world: World, eyes: Eyes, random: Random): () => Input {
  const { player, clock } = world;
  let wait = 0;
  let way = STAND;

  function decide(): number {
    const threats = threatsIn(world, px(eyes.sight));
    const wishes = [...wishesIn(world, px(eyes.sight), eyes.greed), ...bossesIn(world)];
    const speed = player.speed[0]!;
    let [best, most] = [STAND, Number.NEGATIVE_INFINITY];
    for (const each of WAYS) {
      const [vx, vy] =
        each === STAND ? [0, 0] : [(cosOf(each) * speed) / SCALE, (sinOf(each) * speed) / SCALE];
      const worth =
        lure(wishes, each) -
        danger(threats, vx, vy, eyes) -
        hazardsOn(world, vx, vy, eyes.ahead) +
        (each === way ? 4 : 0) +
        (random() - 0.5) * eyes.noise;
      if (worth > most) [best, most] = [each, worth];
    }
    return best;
  }

  return () => {
    if (clock.tick[0]! >= wait) {
      wait = clock.tick[0]! + eyes.decides;
      way = decide();
    }
    return way === STAND ? IDLE : { ...IDLE, pace: 3, move: way };
  };
}

/** Mobs and shots within sight, as they seem to go on. */
function threatsIn(world: World, sight: number): Threat[] {
  const { mobs, shots, player, rules } = world;
  const threats: Threat[] = [];
  const hurt = px(rules.feel.hurt);
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.kind[mob] === 0) continue;
    const x = wayX(world, player.x[0]!, mobs.x[mob]!);
    const y = wayY(world, player.y[0]!, mobs.y[mob]!);
    const far = Math.hypot(x, y);
    if (far > sight) continue;
    const kind = rules.mobs[mobs.kind[mob]! - 1]!;
    const speed = speedOf(world, mob) / Math.max(1, far);
    threats.push({
      ...{ x, y, dx: -x * speed, dy: -y * speed },
      reach: px(kind.radius) + hurt,
      damage: harmOf(world, kind.touch),
    });
  }
  for (let shot = 0; shot < shots.capacity; shot += 1) {
    if (shots.kind[shot] === 0 || shots.own[shot] === 1) continue;
    const x = wayX(world, player.x[0]!, shots.x[shot]!);
    const y = wayY(world, player.y[0]!, shots.y[shot]!);
    if (Math.hypot(x, y) > sight) continue;
    threats.push({
      ...{ x, y, dx: shots.speedX[shot]!, dy: shots.speedY[shot]! },
      reach: px(rules.shots[shots.kind[shot]! - 1]!.radius) + hurt,
      damage: harmOf(world, shots.damage[shot]!),
    });
  }
  return threats;
}

/** How dangerous a way is: what it runs into, and how soon. */
function danger(threats: readonly Threat[], vx: number, vy: number, { ahead, room: wanted }: Eyes): number {
  let sum = 0;
  const near = px(wanted);
  for (let tick = 2; tick <= ahead; tick += 3)
    for (const { x, y, dx, dy, reach, damage } of threats) {
      const [awayX, awayY] = [x + (dx - vx) * tick, y + (dy - vy) * tick];
      const room = Math.sqrt(awayX * awayX + awayY * awayY) - reach;
      if (room <= 0) sum += damage * 3;
      else if (room < near) sum += (damage * (near - room)) / near / 2;
    }
  return sum;
}

/** How much of what was announced, and is seen, a way ends in. */
function hazardsOn(world: World, vx: number, vy: number, ahead: number): number {
  const { hazards, player } = world;
  let sum = 0;
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] === 0) continue;
    const tick = Math.min(ahead, hazards.warn[row]!);
    if (covers(world, row, player.x[0]! + vx * tick, player.y[0]! + vy * tick, px(12)))
      sum += harmOf(world, hazards.damage[row]!) * (hazards.warn[row]! > ahead * 2 ? 0.5 : 3);
  }
  return sum;
}

interface Wish {
  readonly x: number;
  readonly y: number;
  readonly worth: number;
}

/** What lies within sight and is worth a way. */
function wishesIn(world: World, sight: number, greed: number): Wish[] {
  const { pickups, player } = world;
  const wishes: Wish[] = [];
  for (let row = 0; row < pickups.capacity; row += 1) {
    if (pickups.kind[row] === 0) continue;
    const x = wayX(world, player.x[0]!, pickups.x[row]!);
    const y = wayY(world, player.y[0]!, pickups.y[row]!);
    const far = Math.hypot(x, y);
    const kind = pickups.kind[row]! - 1;
    // A chest shows at the edge of the screen.
    if (far > sight * (kind === DROPS.chest ? 4 : 1.5)) continue;
    const hungry = 1 - player.hp[0]! / player.hpMax[0]!;
    const worth =
      kind === DROPS.spark ? pickups.value[row]! : kind === DROPS.heart ? 30 * hungry : RUN.cards.coins;
    wishes.push({
      x: x / Math.max(1, far),
      y: y / Math.max(1, far),
      worth: (greed * worth * px(60)) / (far + px(30)),
    });
  }
  return wishes;
}

/** An elite or the golem shows at the edge of the screen: near enough to strike it is near enough. */
function bossesIn(world: World): Wish[] {
  const { mobs, player } = world;
  const wishes: Wish[] = [];
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.kind[mob]! <= LAST_SMALL) continue;
    const x = wayX(world, player.x[0]!, mobs.x[mob]!);
    const y = wayY(world, player.y[0]!, mobs.y[mob]!);
    const far = Math.hypot(x, y);
    if (far > px(CLOSE)) wishes.push({ x: x / far, y: y / far, worth: BOSS_WORTH });
  }
  return wishes;
}

/** How much a way leads to what is wanted. */
function lure(wishes: readonly Wish[], way: number): number {
  if (way === STAND || wishes.length === 0) return 0;
  const [x, y] = [cosOf(way) / SCALE, sinOf(way) / SCALE];
  let best = 0;
  let sum = 0;
  for (const wish of wishes) {
    const along = (wish.x * x + wish.y * y) * wish.worth;
    best = Math.max(best, along);
    sum += along;
  }
  return best * 2 + sum / 4;
}
