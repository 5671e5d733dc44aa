import { draw, hiddenWord } from "../arena/entropy.ts";
import { eventsOf, note } from "../arena/events.ts";
import { choiceOf, INTERACT } from "../arena/input.ts";
import { healPlayer } from "../arena/player-hits.ts";
import type { World } from "../arena/world.ts";
import { arsenalOf, raise, raiseOf } from "./arsenal.ts";
import { HERO_EVENTS } from "./events.ts";
import { OWN } from "./own.ts";
import { FAMILIES, type Family, RUN } from "./tuning.ts";

/** Cards of an offer. */
export const CARD_COUNT = 3;
/** The numbers of cards: weapons by their place in FAMILIES plus one, then these. 0 is no card. */
export const CARDS = { heart: FAMILIES.length + 1, coins: FAMILIES.length + 2 } as const;

/** The family of a card's number; undefined for hearts and coins. */
export const familyOf = (card: number): Family | undefined => FAMILIES[card - 1];

/** Shows the next offer; the world stands still meanwhile. */
export function offerCards(world: World): void {
  const { own, player, events } = world;
  own[OWN.left] = RUN.cards.ticks;
  own[OWN.die] = 0;
  own[OWN.golden] = 0;
  dealCards(world, draw(world, 0, 0x7fff_ffff));
  note(events, HERO_EVENTS.cards, player.x[0]!, player.y[0]!, 0, own[OWN.offers]!);
}

/** One tick in which cards are shown: a press takes one or rolls the dice; when time is over the first is taken. While the dice roll nothing is. */
export function stepCards(world: World, input: number): void {
  const { own, player } = world;
  if (own[OWN.rolling] === 1) {
    own[OWN.left] = Math.max(1, own[OWN.left]! - 1);
    return;
  }
  const before = player.before[0]!;
  const choice = choiceOf(input);
  own[OWN.left]! -= 1;
  if (choice !== 0 && choice !== choiceOf(before) && own[OWN.cards + choice - 1] !== 0)
    takeCard(world, choice - 1);
  else if (own[OWN.left]! <= 0) takeCard(world, 0);
  else if ((input & INTERACT) !== 0 && (before & INTERACT) === 0 && own[OWN.rolls]! > 0) rollDice(world);
}

/** The dice roll until the room says how they lie: a client that could reckon it from its own world would roll only for sixes. */
function rollDice({ own, player, events }: World): void {
  own[OWN.rolls]! -= 1;
  own[OWN.rolling] = 1;
  note(events, HERO_EVENTS.rolls, player.x[0]!, player.y[0]!, 0, own[OWN.rolls]!);
}

/** Whether the dice were rolled in the last step: the room then says how they lie. */
export const hasRolled = ({ own, events }: World): boolean =>
  own[OWN.rolling] === 1 && eventsOf(events).some(({ code }) => code === HERO_EVENTS.rolls);

/** The dice lie, by the room's chance (32 bits): new cards, and on a six one of them gives two levels. */
export function settleDice(world: World, word: number): void {
  const { own, player, events } = world;
  if (own[OWN.rolling] === 0) return;
  own[OWN.rolling] = 0;
  dealCards(world, word);
  own[OWN.die] = 1 + chance(world, RUN.cards.sides);
  const dealt = [0, 1, 2].filter((place) => own[OWN.cards + place] !== 0).length;
  own[OWN.golden] = own[OWN.die] === RUN.cards.sides ? 1 + chance(world, dealt) : 0;
  note(events, HERO_EVENTS.die, player.x[0]!, player.y[0]!, 0, own[OWN.die]!);
}

/** Takes the card of a place: twice what it gives where it is the golden one. */
function takeCard(world: World, place: number): void {
  const { own, player, events } = world;
  const card = own[OWN.cards + place]!;
  const by = own[OWN.golden] === place + 1 ? 2 : 1;
  const family = familyOf(card);
  if (family) raise(world, family, by);
  else if (card === CARDS.heart) healPlayer(world, RUN.cards.heart * by);
  else own[OWN.coins]! += RUN.cards.coins * by;
  note(events, HERO_EVENTS.taken, player.x[0]!, player.y[0]!, place, card);
  own[OWN.left] = 0;
  own[OWN.offers]! -= 1;
  own.fill(0, OWN.cards, OWN.cards + CARD_COUNT);
  own[OWN.die] = 0;
  own[OWN.golden] = 0;
  if (own[OWN.offers]! > 0) offerCards(world);
  else player.safe[0] = Math.max(player.safe[0]!, RUN.cards.safe);
}

/** A number below `range` of the chance of these cards. */
function chance({ own }: World, range: number): number {
  own[OWN.asked]! += 1;
  return hiddenWord(own[OWN.seed]!, own[OWN.asked]!, range);
}

/** Deals cards by a chance of their own (32 bits). */
function dealCards(world: World, seed: number): void {
  const { own } = world;
  own[OWN.seed] = seed;
  own[OWN.asked] = 0;
  const dealt: number[] = [];
  for (let place = 0; place < CARD_COUNT; place += 1) {
    const card = nextCard(world, dealt);
    own[OWN.cards + place] = card;
    dealt.push(card);
  }
}

/** One more card that is not dealt yet: of the kind that chance wants, or of another where there is none; 0 for none at all. */
function nextCard(world: World, dealt: readonly number[]): number {
  const { owned, fresh, gifts } = poolsOf(world, dealt);
  const kind = chance(world, 100);
  const { cards } = RUN;
  const [first, ...others] =
    kind < cards.owned
      ? [owned, fresh, gifts]
      : kind < cards.owned + cards.new
        ? [fresh, owned, gifts]
        : [gifts, owned, fresh];
  const pool = [first!, ...others].find(({ length }) => length > 0);
  return pool ? pool[chance(world, pool.length)]! : 0;
}

/** What there is to deal: weapons that can be raised, those of colours that are missing, hearts and coins. */
function poolsOf(world: World, dealt: readonly number[]) {
  const weapons = arsenalOf(world);
  const owned: number[] = [];
  const fresh: number[] = [];
  for (const [index, family] of FAMILIES.entries()) {
    const card = index + 1;
    if (dealt.includes(card)) continue;
    const { colour } = RUN.weapons[family];
    const { from, to } = raiseOf(world, family, 1);
    if (from > 0 && to > from) owned.push(card);
    else if (from === 0 && to > 0 && colour !== null) fresh.push(card);
  }
  const gifts = [CARDS.heart, CARDS.coins].filter((card) => weapons.length > 0 && !dealt.includes(card));
  return { owned, fresh, gifts };
}
