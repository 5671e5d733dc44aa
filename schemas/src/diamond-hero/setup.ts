import type { ArenaSetup } from "../arena/rules.ts";
import { STATS } from "../wallet/stats.ts";
import { CHARACTERS, type Character, HERO, type PowerUp } from "./progress-content.ts";

/** What a run begins with. */
export interface Run {
  readonly character: Character;
  /** Levels bought, 0 to 10. */
  readonly powerUps: Readonly<Record<PowerUp, number>>;
  readonly calm: boolean;
}

/** What the options of a run's world say. */
export interface RunOptions {
  readonly character: Character;
  readonly calm: boolean;
  /** Dice rolls. */
  readonly rolls: number;
  /** Health that comes back every 5 s. */
  readonly heals: number;
}

const OPTIONS = { character: 0, calm: 1, rolls: 2, heals: 3 } as const;

/** The numbers of a character. */
const characterOf = (name: Character) => HERO.characters.find((each) => each.name === name)!;

/** Dice rolls of a run (spec 2 §3: the power-up gives three times as many). */
export function rollsOf({ character, powerUps }: Omit<Run, "calm">): number {
  const { first, step } = HERO.powerUps.effects.dice;
  const bought = powerUps.dice === 0 ? HERO.rolls : first + step * (powerUps.dice - 1);
  return bought + (characterOf(character).rolls ?? 0);
}

/**
 * The setup of a run: health, speed (px/s) and damage (%) of its character and power-ups. City level, mastery and tier have
 * no part in it.
 */
export function heroSetup({ character, powerUps, calm }: Run): ArenaSetup {
  const { effects } = HERO.powerUps;
  const { hp, speed, damage = 0, heals = 0 } = characterOf(character);
  const options: number[] = [];
  options[OPTIONS.character] = CHARACTERS.indexOf(character);
  options[OPTIONS.calm] = calm ? 1 : 0;
  options[OPTIONS.rolls] = rollsOf({ character, powerUps });
  options[OPTIONS.heals] = heals;
  return {
    player: {
      hp: hp + effects.health * powerUps.health,
      damage: 100 + damage + effects.damage * powerUps.damage,
      speed: Math.floor((speed * STATS.pxPerSpeed * (100 + effects.speed * powerUps.speed)) / 100),
      reach: 0,
      dash: 0,
    },
    options,
  };
}

/** What the options of a run's world say. Throws a RangeError where they name no character. */
export function runOf({ options }: Pick<ArenaSetup, "options">): RunOptions {
  const at = (name: keyof typeof OPTIONS): number => options[OPTIONS[name]] ?? 0;
  const character = CHARACTERS[at("character")];
  if (!character) throw new RangeError(`no character ${at("character")}`);
  return { character, calm: at("calm") === 1, rolls: at("rolls"), heals: at("heals") };
}

/** Whether the world of this setup is the slower one. */
export const isCalm = ({ options }: Pick<ArenaSetup, "options">): boolean => options[OPTIONS.calm] === 1;
/** Health that comes back every 5 s. */
export const healsOf = ({ options }: Pick<ArenaSetup, "options">): number => options[OPTIONS.heals] ?? 0;
