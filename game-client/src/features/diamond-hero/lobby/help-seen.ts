import { atom } from "nanostores";
import { perGame } from "../../../core/feature.ts";

/** Whether how to play was shown in this game: it comes by itself once, before the first run. */
export const helpSeenOf = perGame(() => atom(false));
