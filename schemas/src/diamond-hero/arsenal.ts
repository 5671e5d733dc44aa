import { note } from "../arena/events.ts";
import type { World } from "../arena/world.ts";
import { COLOURS } from "../wallet/colours.ts";
import { HERO_EVENTS } from "./events.ts";
import { PRISM_SLOT, SLOTS, slotAt } from "./own.ts";
import { FAMILIES, type Family, RUN, WEAPON_LEVELS, type WeaponLevel } from "./tuning.ts";

/** A weapon that the player has. */
export interface Owned {
  readonly slot: number;
  readonly family: Family;
  /** From 1 on. */
  readonly level: number;
}

/** The row of a family: the one of its colour, or the Prism's. */
export function slotOf(family: Family): number {
  const { colour } = RUN.weapons[family];
  return colour === null ? PRISM_SLOT : COLOURS.indexOf(colour);
}

/** The weapon of a row, or null. */
export function ownedIn({ own }: Pick<World, "own">, slot: number): Owned | null {
  const family = FAMILIES[own[slotAt(slot, "family")]! - 1];
  return family ? { slot, family, level: own[slotAt(slot, "level")]! } : null;
}

/** All weapons that the player has, in the order of the colours. */
export function arsenalOf(world: Pick<World, "own">): Owned[] {
  const owned: Owned[] = [];
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const weapon = ownedIn(world, slot);
    if (weapon) owned.push(weapon);
  }
  return owned;
}

/** The numbers of a weapon at its level. */
export const numbersOf = ({ family, level }: Pick<Owned, "family" | "level">): WeaponLevel =>
  RUN.weapons[family].levels[level - 1]!;

/** The level that a family has and that it would have after so many more; both 0 where its colour has another weapon. */
export function raiseOf(world: Pick<World, "own">, family: Family, by: number): { from: number; to: number } {
  const owned = ownedIn(world, slotOf(family));
  if (owned && owned.family !== family) return { from: 0, to: 0 };
  const from = owned?.level ?? 0;
  return { from, to: Math.min(WEAPON_LEVELS, from + by) };
}

/** Raises a weapon, or adds it; the fourth colour brings the Grand Prism (spec 2 §3). */
export function raise(world: World, family: Family, by: number): void {
  const { own, player, events } = world;
  const slot = slotOf(family);
  const { to } = raiseOf(world, family, by);
  if (to === 0) return;
  own[slotAt(slot, "family")] = FAMILIES.indexOf(family) + 1;
  own[slotAt(slot, "level")] = to;
  if (own[slotAt(PRISM_SLOT, "level")] !== 0 || arsenalOf(world).length < PRISM_SLOT) return;
  own[slotAt(PRISM_SLOT, "family")] = FAMILIES.length;
  own[slotAt(PRISM_SLOT, "level")] = 1;
  note(events, HERO_EVENTS.prism, player.x[0]!, player.y[0]!);
}
