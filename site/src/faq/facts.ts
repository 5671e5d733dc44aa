import { bonusDiamonds } from "@diamond-valley/schemas/account/tier-bonus.ts";
import levels from "@diamond-valley/schemas/content/levels.json" with { type: "json" };
import reward from "@diamond-valley/schemas/content/rewards.json" with { type: "json" };
import { dayRange, koreanDate, koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import {
  EVENT_END,
  EVENT_START,
  RESULTS,
  RESULTS_END,
  SNAPSHOT,
} from "@diamond-valley/schemas/season/season.ts";
import { EVENT_DAYS } from "@diamond-valley/schemas/special-event/special-event.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Values } from "@diamond-valley/web-kit/translate.ts";
import type { Locale } from "../i18n/locale.ts";

/** What the answers name, taken from the content that the product plays by: they can't disagree. */
export function factsFor(locale: Locale): Values {
  return {
    eventStart: koreanTime(EVENT_START, locale),
    eventEnd: koreanTime(EVENT_END, locale),
    snapshot: koreanTime(SNAPSHOT, locale),
    results: koreanDate(RESULTS, locale),
    resultsEnd: koreanTime(RESULTS_END, locale),
    invitation: dayRange(EVENT_DAYS[0] ?? "", EVENT_DAYS.at(-1) ?? "", locale),
    quantity: reward[0]?.quantity ?? 0,
    gold: bonusDiamonds("gold"),
    platinum: bonusDiamonds("platinum"),
    diamond: bonusDiamonds("diamond"),
    points: PRIZES.find((prize) => prize.vip_only)?.points ?? 0,
    bonus: levels.themeBonus,
  };
}
