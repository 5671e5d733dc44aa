import type { WeaponLevel } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { CardView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";

/** A number that a card changes: its text key, and what it is before (null for a new weapon) and after. */
export interface CardNumber {
  readonly key: "damage" | "every" | "reach" | "radius" | "count" | "lasts";
  readonly before: number | null;
  readonly after: number;
  /** Whether both are seconds. */
  readonly seconds: boolean;
}

type WeaponCard = Extract<CardView, { kind: "weapon" }>;

const LASTING = new Set(["every", "lasts"]);

/** What of a weapon a card changes, by the numbers of the rules; of a new one all that it has. At most four, what hurts most first. */
export function numbersOf({ family, before, after }: WeaponCard): CardNumber[] {
  const reach = family === "bomb" ? "radius" : "reach";
  const given: readonly (readonly [CardNumber["key"], keyof WeaponLevel])[] = [
    ["damage", "damage"],
    ["count", "count"],
    ["every", "every"],
    [reach, "reach"],
    ["lasts", "lasts"],
  ];
  return given
    .flatMap(([key, field]) => {
      const now = after[field];
      if (now === undefined || before?.[field] === now) return [];
      const told = (value: number): number => (LASTING.has(key) ? value / TICK_RATE : value);
      return [
        {
          key,
          before: before?.[field] === undefined ? null : told(before[field]),
          after: told(now),
          seconds: LASTING.has(key),
        },
      ];
    })
    .slice(0, 4);
}
