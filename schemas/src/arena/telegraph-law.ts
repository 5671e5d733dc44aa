import { needsWord, secondOf } from "./entropy.ts";
import { EVENTS } from "./events.ts";
import { MOB_STATES } from "./layout.ts";
import { step } from "./step.ts";
import { perTick } from "./units.ts";
import { SLOWEST, wayOut } from "./way-out.ts";
import type { World } from "./world.ts";

/** Where a player could not get away: at which tick of the world, and how. */
export interface Breach {
  readonly tick: number;
  readonly what: "no way out" | "hit on its way out";
}

/** Longest attack, ticks. */
const LONGEST = 600;

/**
 * The telegraph law: whatever attacks without touching can be walked out of, by a player of the slowest speed who goes
 * on as before for REACTION ticks after each announcement. Lets the world go on from an attack that just began, with a
 * player who looks for the way out at each announcement and walks it, until all attacks are over. Null where nothing
 * hit; the world is changed.
 */
export function findBreach(world: World, words: (second: number) => number): Breach | null {
  const { clock, player, tally } = world;
  player.speed[0] = perTick(SLOWEST);
  let plan: number[] = [];
  const taken = tally.taken[0]!;
  for (let ticks = 0; ticks < LONGEST && (ticks < 2 || attacks(world)); ticks += 1) {
    const tick = clock.tick[0]!;
    const word = needsWord(tick) ? words(secondOf(tick)) : undefined;
    step(world, { input: plan.shift() ?? 0, word, orders: [] });
    if (tally.taken[0] !== taken) return { tick, what: "hit on its way out" };
    // The attack may have begun before the first step.
    if (ticks > 0 && !announces(world)) continue;
    const out = wayOut(world, plan);
    if (!out) return { tick, what: "no way out" };
    plan = out;
  }
  return null;
}

function announces({ events }: World): boolean {
  for (let index = 0; index < events.count; index += 1) {
    const code = events.words[index * 5];
    if (code === EVENTS.telegraph || code === EVENTS.announced) return true;
  }
  return false;
}

/** Whether anything that was announced or fired is still to come. */
function attacks({ mobs, hazards, shots }: World): boolean {
  if (mobs.state.some((state) => state === MOB_STATES.telegraph || state === MOB_STATES.attack)) return true;
  return (
    hazards.damage.some((damage) => damage > 0) ||
    shots.kind.some((kind, row) => kind !== 0 && !shots.own[row])
  );
}
