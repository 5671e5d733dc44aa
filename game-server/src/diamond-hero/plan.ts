import type { ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { charactersOf, powerUpsOf } from "@diamond-valley/schemas/diamond-hero/account-view.ts";
import type { BeginMessage } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import type { Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { heroSetup } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import { isOpenTo } from "@diamond-valley/schemas/places/gate.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { weekAt } from "@diamond-valley/schemas/season/season.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type * as z from "zod/mini";
import { Problem } from "../http/problem.ts";
import type { RunDocument } from "./run-model.ts";

/** A run that may begin. */
export interface Plan {
  readonly character: Character;
  /** Whether it counts for the board: never in calm mode. */
  readonly ranked: boolean;
  /** Best score of ranked runs before this one. */
  readonly before: number;
  /** The week of the season, and which of the player's runs it will be, of all and of this week; no week outside of them. */
  readonly counted: Pick<RunDocument, "week" | "plays" | "weekPlays">;
  readonly setup: ArenaSetup;
}

/**
 * The run that a player asks for, with the power-ups that it has bought. Throws `forbidden` while diamonds of the acts are missing
 * (spec 2 §4), and `character-locked`. `now` is epoch ms in season time.
 */
export function planOf(
  { character, calm = false }: z.output<typeof BeginMessage>,
  situation: Situation,
  holdings: Holdings,
  now: number,
): Plan {
  if (!isOpenTo(PLACES["neon-arena"], situation, now)) throw new Problem("forbidden");
  if (!charactersOf(holdings)[character]) throw new Problem("character-locked");
  const setup = heroSetup({ character, powerUps: powerUpsOf(holdings), calm });
  const week = weekAt(now);
  const plays = held(holdings, "hero.plays") + 1;
  const counted =
    week > 0 ? { plays, week, weekPlays: held(holdings, `hero.weeks.${week}.plays`) + 1 } : { plays };
  return { character, ranked: !calm, before: held(holdings, "hero.best"), counted, setup };
}
