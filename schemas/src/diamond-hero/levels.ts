import { note } from "../arena/events.ts";
import type { World } from "../arena/world.ts";
import { HERO_EVENTS } from "./events.ts";
import { OWN } from "./own.ts";
import { RUN } from "./tuning.ts";

/** Experience from a level to the next. */
export const neededAt = (level: number): number => RUN.experience.first + RUN.experience.step * (level - 1);

/** Gives experience; each level that it makes is worth an offer of cards. */
export function gain(world: World, experience: number): void {
  const { own, player, events } = world;
  own[OWN.experience]! += experience;
  own[OWN.gained]! += experience;
  while (own[OWN.gained]! >= neededAt(own[OWN.level]!)) {
    own[OWN.gained]! -= neededAt(own[OWN.level]!);
    own[OWN.level]! += 1;
    own[OWN.offers]! += 1;
    note(events, HERO_EVENTS.level, player.x[0]!, player.y[0]!, 0, own[OWN.level]!);
  }
}
