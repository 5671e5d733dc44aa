import { healthPercent } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { HeroState, Runner } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { showChanged } from "../arena/shown.ts";

/** Puts what goes on in a world into the room's state. */
export function showRun({ player, own, tally }: World, state: HeroState, runner: Runner): void {
  const running = own[OWN.end] === 0;
  showChanged<Runner>(runner, { health: healthPercent(player.hp[0]!, player.hpMax[0]!) });
  showChanged<Omit<HeroState, "players">>(state, {
    running,
    choosing: running && own[OWN.left]! > 0,
    seconds: Math.floor(own[OWN.time]! / TICK_RATE),
    level: own[OWN.level]!,
    kills: tally.kills[0]!,
    coins: own[OWN.coins]!,
  });
}
