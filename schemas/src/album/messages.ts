import { push } from "../games/contract.ts";
import type { News } from "./album.ts";

/** Sent to whoever has found a new kind, or the largest so far of one. */
export const FOUND = push<{ readonly news: readonly News[] }>("found");
