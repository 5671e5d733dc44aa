import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { atom } from "nanostores";
import { perGame } from "../../../core/feature.ts";

/** The run whose result was shown last, until Rally has said something about it; null for none. */
export const lastRunOf = perGame(() => atom<EndAnswer | null>(null));
