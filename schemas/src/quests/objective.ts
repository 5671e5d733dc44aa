import { deliveriesReady, type Situation } from "../story/facts.ts";
import { COLOURS, type Colour } from "../wallet/colours.ts";
import type { Category } from "../wallet/wallet.ts";
import { type ObjectiveTarget, QUESTS } from "./content.ts";

/** The steps that a player is led through, each with a text under `objective.` of the `quests` texts. */
export const OBJECTIVES = [
  "meet-mayor",
  "meet-fisher",
  "first-catch",
  "collect",
  "deliver",
  "done-today",
] as const;

/** What to do next. */
export interface Objective {
  step: (typeof OBJECTIVES)[number];
  category: Category;
  /** The colour nearest to a delivery, and how many of it there are of the number that a delivery takes. */
  colour: Colour;
  count: number;
  needed: number;
  target: ObjectiveTarget | null;
}

const MAYOR: ObjectiveTarget = { place: "village", object: "mayor" };

/** The colour of which most are carried, the first of several. */
function fullestColour({ wallet }: Situation, category: Category): Colour {
  const { stock } = wallet.bag[category];
  return COLOURS.reduce((best, next) => (stock[next] > stock[best] ? next : best));
}

/**
 * What the player should do next: meet the mayor, meet whoever takes deliveries, catch a first fish, then collect and
 * deliver until today's limit is reached. One rule for the quest card, the arrow, the pin and the server's answer.
 */
export function objective(situation: Situation): Objective {
  const { category, receiver, source } = QUESTS.main[0]!;
  const { progress, wallet, quantity } = situation;
  const { used, limit } = wallet.deliveries[category];
  const isDone = used >= limit;
  const colour = fullestColour(situation, category);
  const told = { category, colour, count: wallet.bag[category].stock[colour], needed: quantity };
  const isNew = used === 0 && wallet.experience === 0 && wallet.bag[category].used === 0;

  if (isNew && !progress.facts["met.mayor"]) return { ...told, step: "meet-mayor", target: MAYOR };
  if (isNew && !progress.facts[`met.${receiver.object}`])
    return { ...told, step: "meet-fisher", target: receiver };
  if (isNew) return { ...told, step: "first-catch", target: source };
  if (isDone) return { ...told, count: used, needed: limit, step: "done-today", target: null };
  if (deliveriesReady(situation, category) > 0) return { ...told, step: "deliver", target: receiver };
  return { ...told, step: "collect", target: source };
}
