import type { WeeklyBossView } from "@diamond-valley/schemas/boss/boss.ts";
import type { Arms, Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { Choice } from "./own-fight.ts";

/** Why something can't be chosen now; the text is `boss:entry.why.<reason>`. */
export type Refusal = "used" | "ended" | "week" | "level";

/** What the player could begin: read from the wallet, the season and the story. */
export interface Entry {
  /** The fights that are open, the story's first. */
  readonly kinds: readonly Kind[];
  /** Why there is no weekly boss for the player; null where there is one. */
  readonly noWeekly: Refusal | null;
  /** Why a fight with the weekly boss would not count; null where it can. */
  readonly unranked: Refusal | null;
  /** Ranked fights that are left today. */
  readonly left: number;
}

/** How the player stands, as far as the entry asks for it. */
export interface Standing {
  readonly story: boolean;
  readonly weekly: boolean;
  readonly week: number;
  readonly boss: WeeklyBossView;
}

/** Ranked fights that are left today. */
const leftOf = ({ today }: WeeklyBossView): number => Math.max(0, today.limit - today.used);

/** Why a fight with the weekly boss would not count; null where it can. */
export const unrankedBy = (boss: WeeklyBossView): Refusal | null =>
  boss.week === 0 ? "ended" : leftOf(boss) === 0 ? "used" : null;

/** What can be begun, and why the rest can't (spec 2 §4). The room decides by the same. */
export function entryOf({ story, weekly, week, boss }: Standing): Entry {
  const kinds: Kind[] = [...(story ? ["story" as const] : []), ...(weekly ? ["weekly" as const] : [])];
  return {
    kinds,
    noWeekly: weekly ? null : week === 1 ? "week" : "level",
    unranked: unrankedBy(boss),
    left: leftOf(boss),
  };
}

/** What is proposed: the story before the week, what was chosen last, and whatever counts. */
export function proposed({ kinds, unranked }: Entry, last: Choice | null): Choice | null {
  const kind = last && kinds.includes(last.kind) ? last.kind : kinds[0];
  if (!kind) return null;
  const arms: Arms = last?.arms ?? "own";
  return { kind, arms, ranked: kind === "weekly" && unranked === null && (last?.ranked ?? true) };
}

/**
 * What leaving a fight means, as the end of a key `boss:leave.kept.<...>`: going away from the story's is no loss (spec 2 §4), and a
 * ranked one is used up. `begun` is null where a reload has forgotten it.
 */
export function leftBehind(kind: Kind, begun: Choice | null): "story" | "ranked" | "practice" | "weekly" {
  if (kind === "story") return "story";
  if (!begun) return "weekly";
  return begun.ranked ? "ranked" : "practice";
}
