import { toPx } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { TICK_RATE } from "../protocol.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import { arsenalOf, numbersOf, type Owned, ownedIn, raiseOf } from "./arsenal.ts";
import { CARD_COUNT, CARDS, familyOf } from "./cards.ts";
import { minuteOf } from "./growth.ts";
import { neededAt } from "./levels.ts";
import { BOMBS, bombAt, OWN, slotAt } from "./own.ts";
import { type Family, mobOf, RUN, WEAPON_LEVELS, type WeaponLevel } from "./tuning.ts";
import { orbAt, shines } from "./weapons.ts";

/** A weapon that the player has. */
export interface WeaponView {
  readonly family: Family;
  /** Null for the Grand Prism. */
  readonly colour: Colour | null;
  /** From 1 on. */
  readonly level: number;
  /** What it does now, and at the next level; null at the last one. */
  readonly numbers: WeaponLevel;
  readonly next: WeaponLevel | null;
}

/** A card that is shown. `doubled`: it gives twice as much. */
export type CardView =
  | {
      readonly kind: "weapon";
      readonly family: Family;
      readonly colour: Colour | null;
      /** The level that the weapon has, 0 for a new one, and that the card makes. */
      readonly level: { readonly from: number; readonly to: number };
      /** What it does now, null for a new one, and with the card. */
      readonly before: WeaponLevel | null;
      readonly after: WeaponLevel;
      readonly doubled: boolean;
    }
  /** Health or coins that the card gives. */
  | { readonly kind: "heart" | "coins"; readonly gives: number; readonly doubled: boolean };

/** Cards while they are shown: the world stands still. */
export interface CardsView {
  /** Three, or fewer where there is nothing else to have. */
  readonly cards: readonly CardView[];
  /** Dice rolls that are left. */
  readonly rolls: number;
  /** Ticks until the first card is taken. */
  readonly left: number;
  /** Eyes of the last roll of this offer; 0 before one. */
  readonly die: number;
  /** Whether the dice roll: nothing can be taken meanwhile. */
  readonly rolling: boolean;
  /** Offers that are due, this one included. */
  readonly offers: number;
}

/** A strike that is to be seen around the player; places px, headings directions, `age` ticks since it struck. */
export type StrikeView =
  | {
      readonly style: "arc";
      readonly family: Family;
      readonly heading: number;
      readonly age: number;
      readonly reach: number;
      /** Degrees. */
      readonly width: number;
    }
  | {
      readonly style: "lane";
      readonly family: Family;
      readonly heading: number;
      readonly age: number;
      readonly reach: number;
      readonly width: number;
      readonly ways: number;
    }
  | {
      readonly style: "beam";
      readonly family: Family;
      readonly heading: number;
      readonly age: number;
      readonly reach: number;
      readonly width: number;
    }
  | {
      readonly style: "orbs";
      readonly family: Family;
      readonly age: number;
      readonly radius: number;
      readonly orbs: readonly { readonly x: number; readonly y: number }[];
    };

/** What a client shows of a run beside mobs, shots, hazards and pickups, read from its own world. */
export interface HeroView {
  /** Whole seconds played, and those of a whole run. */
  readonly seconds: number;
  readonly total: number;
  /** From 0 on. */
  readonly minute: number;
  readonly hp: number;
  readonly hpMax: number;
  readonly level: number;
  readonly experience: { readonly gained: number; readonly needed: number };
  readonly kills: number;
  readonly coins: number;
  /** Colours that are collected, in the order of COLOURS. */
  readonly colours: readonly Colour[];
  readonly weapons: readonly WeaponView[];
  readonly rolls: number;
  readonly cards: CardsView | null;
  readonly strikes: readonly StrikeView[];
  /** Bombs that lie: places and radius px, ticks until they go off. */
  readonly bombs: readonly {
    readonly x: number;
    readonly y: number;
    readonly fuse: number;
    readonly radius: number;
  }[];
  /** Elites that are alive: rows of mobs. */
  readonly elites: readonly number[];
  readonly golem: null | { readonly mob: number; readonly hp: number; readonly hpMax: number };
  /** One of ENDS, 0 while the run goes on. */
  readonly end: number;
}

/** Rows of the elites that are alive. */
function elitesOf(kinds: Int32Array): number[] {
  const elites: number[] = [];
  const elite = mobOf("elite") + 1;
  for (let mob = kinds.indexOf(elite); mob >= 0; mob = kinds.indexOf(elite, mob + 1)) elites.push(mob);
  return elites;
}

/** What there is to show of a run. */
export function viewHero(world: World): HeroView {
  const { own, player, tally, mobs } = world;
  const owned = arsenalOf(world);
  const minute = minuteOf(world);
  const golem = mobs.kind.indexOf(mobOf("golem") + 1);
  return {
    seconds: Math.floor(own[OWN.time]! / TICK_RATE),
    total: Math.floor(RUN.ticks / TICK_RATE),
    minute,
    hp: player.hp[0]!,
    hpMax: player.hpMax[0]!,
    level: own[OWN.level]!,
    experience: { gained: own[OWN.gained]!, needed: neededAt(own[OWN.level]!) },
    kills: tally.kills[0]!,
    coins: own[OWN.coins]!,
    colours: COLOURS.filter((_, slot) => ownedIn(world, slot) !== null),
    weapons: owned.map(weaponOf),
    rolls: own[OWN.rolls]!,
    cards: own[OWN.left]! > 0 ? cardsOf(world) : null,
    strikes: owned.flatMap((weapon) => strikeOf(world, weapon)),
    bombs: bombsOf(world),
    elites: elitesOf(mobs.kind),
    golem:
      golem < 0
        ? null
        : { mob: golem, hp: mobs.hp[golem]!, hpMax: RUN.minutes.at(-1)!.golem ?? mobs.hp[golem]! },
    end: own[OWN.end]!,
  };
}

const weaponOf = (weapon: Owned): WeaponView => ({
  family: weapon.family,
  colour: RUN.weapons[weapon.family].colour,
  level: weapon.level,
  numbers: numbersOf(weapon),
  next: weapon.level < WEAPON_LEVELS ? numbersOf({ ...weapon, level: weapon.level + 1 }) : null,
});

function cardsOf(world: World): CardsView {
  const { own } = world;
  const places = Array.from({ length: CARD_COUNT }, (_, place) => place);
  return {
    cards: places.flatMap((place) => cardOf(world, place)),
    rolls: own[OWN.rolls]!,
    left: own[OWN.left]!,
    die: own[OWN.die]!,
    rolling: own[OWN.rolling] === 1,
    offers: own[OWN.offers]!,
  };
}

function cardOf(world: World, place: number): CardView[] {
  const { own } = world;
  const card = own[OWN.cards + place]!;
  if (card === 0) return [];
  const doubled = own[OWN.golden] === place + 1;
  const by = doubled ? 2 : 1;
  const family = familyOf(card);
  if (!family) {
    const kind = card === CARDS.heart ? "heart" : "coins";
    return [{ kind, gives: RUN.cards[kind] * by, doubled }];
  }
  const level = raiseOf(world, family, by);
  const before = level.from > 0 ? numbersOf({ family, level: level.from }) : null;
  const after = numbersOf({ family, level: level.to });
  return [{ kind: "weapon", family, colour: RUN.weapons[family].colour, level, before, after, doubled }];
}

function strikeOf(world: World, weapon: Owned): StrikeView[] {
  const { own } = world;
  const { family } = weapon;
  const { style, width } = RUN.weapons[family];
  const since = own[slotAt(weapon.slot, "since")]!;
  if (since === 0) return [];
  const { reach, count = 1 } = numbersOf(weapon);
  const base = { family, heading: own[slotAt(weapon.slot, "heading")]!, age: since - 1, reach, width };
  switch (style) {
    case "arc":
      return [{ style, ...base }];
    case "lane":
      return [{ style, ...base, ways: count }];
    case "beam":
      return shines(world, weapon) ? [{ style, ...base }] : [];
    case "orbs": {
      const orbs = Array.from({ length: count }, (_, orb) => {
        const { x, y } = orbAt(world, weapon, orb);
        return { x: toPx(x), y: toPx(y) };
      });
      return [{ style, family, age: since - 1, radius: width, orbs }];
    }
    default:
      return [];
  }
}

function bombsOf({ own }: World): HeroView["bombs"] {
  return Array.from({ length: BOMBS }, (_, bomb) => bomb)
    .filter((bomb) => own[bombAt(bomb, "fuse")]! > 0)
    .map((bomb) => ({
      x: toPx(own[bombAt(bomb, "x")]!),
      y: toPx(own[bombAt(bomb, "y")]!),
      fuse: own[bombAt(bomb, "fuse")]!,
      radius: RUN.weapons.bomb.levels[own[bombAt(bomb, "level")]! - 1]!.reach,
    }));
}
