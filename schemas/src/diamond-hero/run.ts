import { note } from "../arena/events.ts";
import { healPlayer } from "../arena/player-hits.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { freeSlot, type SlotTable } from "../arena/table.ts";
import type { World } from "../arena/world.ts";
import { offerCards, stepCards } from "./cards.ts";
import { pullSparks } from "./drops.ts";
import { HERO_EVENTS } from "./events.ts";
import { DUE, ENDS, OWN } from "./own.ts";
import { HERO } from "./progress-content.ts";
import { healsOf, runOf } from "./setup.ts";
import { RUN } from "./tuning.ts";
import { stepWaves } from "./waves.ts";

/** The player stands in the middle, with nothing in its hands: the first thing is an offer of weapons. */
export function beginRun({ player, own, field, setup }: World): void {
  player.x[0] = field.width >> 1;
  player.y[0] = field.height >> 1;
  own[OWN.level] = 1;
  own[OWN.offers] = 1;
  own[OWN.rolls] = runOf(setup).rolls;
  own[OWN.due] = DUE * RUN.spawn.first;
}

/** One tick of a run: cards, or time with all that it brings; and the end. */
export function stepRun(world: World, input: number): void {
  const { own, player, setup } = world;
  // The player left in this very step.
  if (own[OWN.end] !== 0) return;
  if (player.hp[0] === 0) {
    endRun(world, ENDS.fallen);
    return;
  }
  if (own[OWN.left]! > 0) {
    stepCards(world, input);
    return;
  }
  if (own[OWN.offers]! > 0) {
    offerCards(world);
    return;
  }
  own[OWN.time]! += 1;
  if (own[OWN.time]! >= RUN.ticks) {
    own[OWN.coins]! += HERO.coins.clear;
    endRun(world, ENDS.cleared);
    return;
  }
  if (own[OWN.time]! % RUN.heals.every === 0) healPlayer(world, healsOf(setup));
  stepWaves(world);
  pullSparks(world);
}

/** The run is over in one of ENDS: nothing threatens any more. */
export function endRun(world: World, end: number): void {
  const { own, clock, player, shots, hazards, events } = world;
  if (own[OWN.end] !== 0) return;
  own[OWN.end] = end;
  clock.outcome[0] = end === ENDS.cleared ? OUTCOMES.won : OUTCOMES.lost;
  clear(shots);
  clear(hazards);
  note(events, HERO_EVENTS.ended, player.x[0]!, player.y[0]!, 0, end);
}

function clear(table: SlotTable): void {
  for (let row = 0; row < table.capacity; row += 1) if (table.kind[row] !== 0) freeSlot(table, row);
}
