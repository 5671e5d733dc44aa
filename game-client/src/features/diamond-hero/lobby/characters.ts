import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { type Character, HERO } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { clock } from "./clock.ts";
import { effectOf } from "./power-ups.ts";

/** A character as it can be chosen. */
export interface ShownCharacter {
  readonly name: Character;
  /** With what the power-ups add, whole numbers. */
  readonly hp: number;
  readonly speed: number;
  /** Numbers for the text `hero:character.<name>.trait`. */
  readonly trait: { readonly heals: number; readonly damage: number };
  /** Key and numbers of what opens it; null where it is open. */
  readonly locked: { readonly key: string; readonly time: string } | null;
}

/** The milestone that opens the characters of `milestone-2`. */
const OPENING = 1;

/** All characters with their numbers (spec 2 §2): health and speed with the power-ups of the player. */
export function charactersFor({ characters, powerUps }: HeroAccount): ShownCharacter[] {
  const hp = effectOf("health", powerUps.health);
  const speed = effectOf("speed", powerUps.speed);
  return HERO.characters.map((each) => ({
    name: each.name,
    hp: each.hp + hp,
    speed: Math.round((each.speed * (100 + speed)) / 100),
    trait: { heals: each.heals ?? 0, damage: each.damage ?? 0 },
    locked: characters[each.name]
      ? null
      : {
          key: `hero:character.locked.${each.unlock}`,
          time: clock(HERO.milestones[OPENING]?.seconds ?? 0),
        },
  }));
}

/** The highest health and speed among them, for bars. */
export const mostOf = (shown: readonly ShownCharacter[]): { hp: number; speed: number } => ({
  hp: Math.max(...shown.map(({ hp }) => hp)),
  speed: Math.max(...shown.map(({ speed }) => speed)),
});

/** Who is proposed: the one that ran last where it is open, else the engineer, who is the player's own robot. */
export function proposedCharacter({ characters }: HeroAccount, last: Character | null): Character {
  return last !== null && characters[last] ? last : "engineer";
}
