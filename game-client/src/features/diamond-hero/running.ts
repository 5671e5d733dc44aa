import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** Whether a run goes on: whoever sets out for elsewhere is asked then. */
export const runningOf = perGame(() => atom(false));
