import type { Input } from "../arena/input.ts";
import type { World } from "../arena/world.ts";
import { between, type Random } from "../random.ts";
import { type CardView, viewHero } from "./view.ts";

/** Which cards somebody takes: any, new colours first, or what makes the Grand Prism and then the strongest of it. */
export type CardSense = "random" | "colours" | "prism";

/** Answers which card is taken, or that the dice are rolled. */
export function chooseCard(world: World, sense: CardSense, random: Random): Partial<Input> {
  const { cards, hp, hpMax } = viewHero(world);
  const { cards: offered, rolls, rolling } = cards!;
  if (rolling) return {};
  const ranks = offered.map((card) => rank(card, sense, hp / hpMax));
  const best = ranks.indexOf(Math.max(...ranks));
  if (sense === "random")
    return rolls > 0 && random() < 0.1 ? { interact: true } : { choice: between(random, 1, offered.length) };
  // Whoever knows the cards rolls where none of them is good.
  if (rolls > 0 && ranks[best]! < (sense === "prism" ? 3 : 2)) return { interact: true };
  return { choice: best + 1 };
}

function rank(card: CardView, sense: CardSense, health: number): number {
  const doubled = card.doubled ? 2 : 0;
  if (card.kind !== "weapon") return (card.kind === "coins" ? 0.2 : health < 0.4 ? 4 : 0.5) + doubled;
  const isNew = card.level.from === 0;
  if (sense === "colours") return (isNew ? 4 : 2) + doubled;
  // The Prism needs all four colours; then it comes first.
  return (isNew ? 6 : card.family === "prism" ? 5 : 3 + card.level.to / 10) + doubled;
}
