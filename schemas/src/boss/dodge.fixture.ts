import { directionOf, turnBetween } from "../arena/angles.ts";
import { covers } from "../arena/hazards.ts";
import type { Input } from "../arena/input.ts";
import { HAZARDS } from "../arena/layout.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { between, type Random } from "../random.ts";
import { BOSS } from "./tuning.ts";

/** What somebody sees of a fight, and how far it gets out of the way. It sees only what is drawn. */
export interface Eyes {
  /** Ticks from an announcement until it is seen, and the share of those that are overlooked: they are seen later. */
  readonly reaction: number;
  readonly overlooks: number;
  /** Up to how near (px) to a stone's way it stays. */
  readonly dares: number;
  /** Whether it dashes where walking takes too long. */
  readonly dashes: boolean;
}

/** Walks towards a place (units). */
export const headTo = ({ player }: World, x: number, y: number): Partial<Input> => ({
  pace: 3,
  move: directionOf(x - player.x[0]!, y - player.y[0]!),
});

/** How much later (ticks) it sees what it overlooked: mostly too late, unless the warning is a long one. */
const LATE = [8, 26] as const;
/** How far (px) beside a telegraph it likes to stand. */
const AIR = px(14);

/** What a bot does about what it sees coming: null where it may go on. */
export function createDodge(world: World, eyes: Eyes, random: Random): () => Partial<Input> | null {
  const { player, clock, hazards, shots } = world;
  /** By what it is, when each threat is seen. */
  const seen = new Map<string, number>();

  function sees(threat: string): boolean {
    if (!seen.has(threat))
      seen.set(
        threat,
        clock.tick[0]! + eyes.reaction + (random() < eyes.overlooks ? between(random, ...LATE) : 0),
      );
    return seen.get(threat)! <= clock.tick[0]!;
  }

  /** Walks in a direction, or along the circle's edge where that leads out of it. */
  function walk(direction: number, hurry: boolean): Partial<Input> {
    const [outX, outY] = [player.x[0]! - px(BOSS.circle.x), player.y[0]! - px(BOSS.circle.y)];
    const out = directionOf(outX, outY);
    const isAtEdge = Math.hypot(outX, outY) > px(BOSS.circle.radius - 24);
    const turn = turnBetween(out, direction);
    const move = isAtEdge && Math.abs(turn) < 56 ? out + (turn >= 0 ? 64 : -64) : direction;
    return { pace: 3, move: move & 255, dash: hurry && eyes.dashes };
  }

  function fromHazard(row: number): Partial<Input> | null {
    const [dx, dy] = [player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!];
    const isLate = hazards.warn[row]! > 0 && hazards.warn[row]! <= 4;
    const heading = hazards.heading[row]!;
    switch (hazards.kind[row]) {
      case HAZARDS.circle:
        if (hazards.follows[row] === 1 || !covers(world, row, player.x[0]!, player.y[0]!, AIR)) return null;
        return walk(directionOf(dx, dy), isLate);
      case HAZARDS.arc:
        if (!covers(world, row, player.x[0]!, player.y[0]!, AIR)) return null;
        return walk(directionOf(dx, dy), isLate);
      case HAZARDS.lane:
        if (!covers(world, row, player.x[0]!, player.y[0]!, AIR)) return null;
        return walk(heading + (turnBetween(heading, directionOf(dx, dy)) >= 0 ? 64 : -64), isLate);
      case HAZARDS.ring:
        return throughGap(row, dx, dy);
      case HAZARDS.everywhere:
        return toShelter(isLate);
      default:
        return null;
    }
  }

  /** To the nearest gap of a ring that is still to come, around the golem. */
  function throughGap(row: number, dx: number, dy: number): Partial<Input> | null {
    const outer = hazards.warn[row]! > 0 ? 0 : hazards.speed[row]! * hazards.age[row]!;
    const distance = Math.hypot(dx, dy);
    if (outer > distance + px(30) || hazards.size[row]! < distance) return null;
    const at = directionOf(dx, dy);
    const turns = Array.from({ length: hazards.gaps[row]! }, (_, gap) =>
      turnBetween(at, hazards.heading[row]! + Math.trunc((gap * 256) / hazards.gaps[row]!)),
    );
    const turn = turns.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]!;
    // Within a third of the gap it waits, out of the way of nothing else.
    if (Math.abs(turn) <= hazards.gapWidth[row]! / 4) return distance < px(60) ? walk(at, false) : {};
    return walk(at + (turn > 0 ? 64 : -64), false);
  }

  function toShelter(hurry: boolean): Partial<Input> | null {
    const shelters = [...hazards.kind.keys()].filter((row) => hazards.kind[row] === HAZARDS.shelter);
    const way = (row: number): number =>
      Math.hypot(player.x[0]! - hazards.x[row]!, player.y[0]! - hazards.y[row]!);
    const nearest = shelters.toSorted((a, b) => way(a) - way(b))[0];
    if (nearest === undefined || way(nearest) < hazards.size[nearest]! - px(20)) return {};
    return walk(directionOf(hazards.x[nearest]! - player.x[0]!, hazards.y[nearest]! - player.y[0]!), hurry);
  }

  function fromHazards(): Partial<Input> | null {
    // What lands first counts first.
    const rows = [...hazards.kind.keys()]
      .filter((row) => hazards.kind[row] !== 0)
      .toSorted((a, b) => hazards.warn[a]! - hazards.warn[b]!);
    for (const row of rows) {
      const born = clock.tick[0]! + hazards.warn[row]! - hazards.age[row]!;
      if (!sees(`hazard ${row} ${born}`)) continue;
      const out = fromHazard(row);
      if (out) return out;
    }
    return null;
  }

  function fromShots(): Partial<Input> | null {
    for (let row = 0; row < shots.capacity; row += 1) {
      if (shots.kind[row] === 0 || !sees(`shot ${row} ${clock.tick[0]! + shots.life[row]!}`)) continue;
      const [dx, dy] = [player.x[0]! - shots.x[row]!, player.y[0]! - shots.y[row]!];
      const speed = Math.hypot(shots.speedX[row]!, shots.speedY[row]!);
      const along = (dx * shots.speedX[row]! + dy * shots.speedY[row]!) / speed;
      const aside = (dx * shots.speedY[row]! - dy * shots.speedX[row]!) / speed;
      if (along < 0 || along > px(130) || Math.abs(aside) > px(18)) continue;
      // Who dares less walks a longer way around.
      if (Math.abs(aside) > px(28 - eyes.dares)) continue;
      const side = aside >= 0 ? 1 : -1;
      return walk(directionOf(shots.speedY[row]! * side, -shots.speedX[row]! * side), false);
    }
    return null;
  }

  return () => fromHazards() ?? fromShots();
}
