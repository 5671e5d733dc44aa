import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** Whether a fight goes on: whoever changes the area is asked then. */
export const fightingOf = perGame(() => atom(false));
