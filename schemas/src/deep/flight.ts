import { directionOf, TURN, turnedTo } from "../arena/angles.ts";
import { beginAttack } from "../arena/attacks.ts";
import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { spawnMob } from "../arena/mobs.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { freeSlot, type SlotTable } from "../arena/table.ts";
import { lengthOf, perTick, px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { attackOf, EYES } from "./content.ts";
import { DEEP_EVENTS } from "./events.ts";
import { hasGemsToCome, showGem } from "./gems.ts";
import { ENDS, OWN } from "./own.ts";
import { MODES, visitOf } from "./setup.ts";
import { DEEP } from "./tuning.ts";

/** The row of the large eye; the small ones come before it. */
export const HEART = DEEP.eyes.length;

/** The player stands where it came from; in a flight the eyes are there, and open one by one. */
export function beginVisit(world: World): void {
  const { player, own, setup } = world;
  const visit = visitOf(setup);
  [player.x[0], player.y[0]] = [px(visit.x), px(visit.y)];
  if (visit.mode === MODES.walk) return;
  for (const [x, y] of DEEP.eyes) spawnMob(world, EYES.small, px(x), px(y));
  spawnMob(world, EYES.large, px(DEEP.heart[0]), px(DEEP.heart[1]));
  own[OWN.left] = DEEP.ticks;
  own[OWN.beat] = DEEP.first;
}

/** One tick of a flight: stages, beats, diamonds and its end; of a walk only its end. */
export function stepVisit(world: World): void {
  const { own, clock, player, setup } = world;
  const visit = visitOf(setup);
  if (visit.mode === MODES.walk) {
    if (clock.tick[0]! >= DEEP.walk) clock.outcome[0] = OUTCOMES.won;
    return;
  }
  if (player.hp[0] === 0) {
    endFlight(world, ENDS.fallen);
    return;
  }
  own[OWN.left]! -= 1;
  if (own[OWN.left]! <= 0) {
    endFlight(world, ENDS.survived);
    return;
  }
  // Who has them all flies for the fun of it, to the end.
  if (visit.open && visit.missing !== 0 && !hasGemsToCome(world)) {
    endFlight(world, ENDS.gathered);
    return;
  }
  const flown = DEEP.ticks - own[OWN.left]!;
  const stage = DEEP.stages.filter(({ from }) => flown > from).length;
  if (stage > own[OWN.stage]!) {
    own[OWN.stage] = stage;
    note(world.events, DEEP_EVENTS.stage, player.x[0]!, player.y[0]!, 0, stage);
  }
  if (flown % DEEP.gem.every === 0) showGem(world);
  own[OWN.beat]! -= 1;
  if (own[OWN.beat]! <= 0) fireAll(world, stage);
}

/** So many eyes as the stage says are chosen by chance, and announce their shots. */
function fireAll(world: World, stage: number): void {
  const { own } = world;
  const { every, eyes } = DEEP.stages[stage - 1]!;
  own[OWN.beat] = every;
  for (let left = eyes; left > 0; left -= 1) {
    const eye = restingEye(world, stage);
    if (eye >= 0) aim(world, eye, stage);
  }
}

/** An eye that does nothing yet; the large one joins in the last stage. -1 for none. */
function restingEye(world: World, stage: number): number {
  const { mobs } = world;
  const most = stage === DEEP.stages.length ? HEART : HEART - 1;
  const first = draw(world, 0, most);
  for (let index = 0; index <= most; index += 1) {
    const eye = (first + index) % (most + 1);
    if (mobs.kind[eye] !== 0 && mobs.state[eye] === MOB_STATES.approach) return eye;
  }
  return -1;
}

/** An eye looks at the player, or where it runs to; a ring has its gap anywhere. */
function aim(world: World, eye: number, stage: number): void {
  const { mobs, setup } = world;
  beginAttack(world, eye, attackOf(stage, visitOf(setup)));
  if (stage === DEEP.stages.length) mobs.heading[eye] = turnedTo(draw(world, 0, TURN - 1));
  else if (draw(world, 0, 1) === 1) mobs.heading[eye] = ahead(world, eye, stage);
}

/** The direction to where somebody who goes on as before will be. */
function ahead({ mobs, player, rules, setup }: World, eye: number, stage: number): number {
  const [dx, dy] = [player.x[0]! - mobs.x[eye]!, player.y[0]! - mobs.y[eye]!];
  const speed = perTick(rules.shots[attackOf(stage, visitOf(setup))]!.speed);
  const ticks = Math.min(DEEP.shot.lead, DEEP.warn + Math.floor(lengthOf(dx, dy) / speed));
  return directionOf(dx + player.wentX[0]! * ticks, dy + player.wentY[0]! * ticks);
}

/** The flight is over in one of ENDS: nothing flies and nothing threatens any more. */
export function endFlight(world: World, end: number): void {
  const { own, clock, player, shots, events } = world;
  if (own[OWN.end] !== 0) return;
  own[OWN.end] = end;
  const won = end === ENDS.survived || end === ENDS.gathered;
  clock.outcome[0] = won ? OUTCOMES.won : OUTCOMES.lost;
  clear(shots);
  note(events, DEEP_EVENTS.ended, player.x[0]!, player.y[0]!, 0, end);
}

function clear(table: SlotTable): void {
  for (let row = 0; row < table.capacity; row += 1) if (table.kind[row] !== 0) freeSlot(table, row);
}
