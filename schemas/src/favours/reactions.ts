import type { Reaction } from "../story/reaction.ts";
import { FAVOURS, type Favour } from "./content.ts";
import { factOf, STATE, touchedFact } from "./favours.ts";

const text = ({ slug }: Favour, line: string): string => `hub:favour.${slug}.${line}`;
const NOTHING = { offers: [], choices: [] };

/** While the player is at it. */
const during = (favour: Favour): string =>
  `${factOf(favour)}>=${STATE.agreed} !${factOf(favour)}>=${STATE.done}`;

/** Whoever thanks pays, once a day. */
const thanks = (favour: Favour, when: string): Reaction => ({
  ...NOTHING,
  id: `favour-${favour.slug}-done`,
  when,
  mark: "!",
  say: [text(favour, "done")],
  set: { [factOf(favour)]: STATE.done },
  grant: { experience: FAVOURS.experience },
  daily: true,
});

/** What a favour adds to the reactions of a character of this slug, before all that it says otherwise. */
function atTarget(favour: Favour, slug: string): Reaction[] {
  const { who, targets, back } = favour;
  const touched = targets.map((_, target) => touchedFact(favour, target));
  if (back && who === slug) return [thanks(favour, `${during(favour)} ${touched.join(" ")}`)];
  const target = targets.indexOf(slug);
  if (target < 0) return [];
  if (!back) return [thanks(favour, during(favour))];
  const fact = touchedFact(favour, target);
  return [
    {
      ...NOTHING,
      id: `favour-${favour.slug}`,
      when: `${during(favour)} !${fact}`,
      mark: "!",
      say: [text(favour, "at")],
      set: { [fact]: 1 },
    },
  ];
}

/** How a villager asks; what it does for players otherwise, such as trading, it still does meanwhile. */
const asking = (favour: Favour, offers: Reaction["offers"]): Reaction => ({
  offers,
  id: `favour-${favour.slug}-ask`,
  when: `${factOf(favour)} !${factOf(favour)}>=${STATE.agreed}`,
  mark: "?",
  say: [text(favour, "ask")],
  choices: [
    {
      id: "yes",
      text: "hub:favour.yes",
      say: [text(favour, "go")],
      set: { [factOf(favour)]: STATE.agreed },
    },
  ],
});

/** Reactions that wait for what is asked: of who takes deliveries, once today's are made, and what is told on one day of the week. */
const LESS_URGENT = /^(done-today|note-\d)$/;

/**
 * A character's reactions with those of the favours that it has a part in: what is brought to it comes first, and it asks before
 * it says what it always does, on one day of the week, or once its deliveries of today are made: players are led to who asks
 * just then.
 */
export function withFavourReactions(slug: string, reactions: readonly Reaction[]): Reaction[] {
  const always = reactions.at(-1);
  const first = FAVOURS.favours.flatMap((favour) => atTarget(favour, slug));
  const asks = FAVOURS.favours
    .filter(({ who }) => who === slug)
    .map((favour) => asking(favour, always?.offers ?? []));
  const found = reactions.findIndex(({ id }) => LESS_URGENT.test(id));
  const before = found < 0 ? reactions.length - 1 : found;
  return [...first, ...reactions.slice(0, before), ...asks, ...reactions.slice(before)];
}
