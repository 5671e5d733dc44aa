import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** Whether an expedition goes on: whoever changes the area is asked then. */
export const runningOf = perGame(() => atom(false));
