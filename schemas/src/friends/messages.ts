import { push } from "../games/contract.ts";

/** Told to whoever was asked or accepted, wherever it plays. */
export const FRIENDS_NEWS = push<{ readonly why: "asked" | "accepted"; readonly name: string }>("friends");

/** Told to whoever plays a fight or a run: how many friends watch it now. */
export const WATCHED = push<{ readonly count: number }>("watched");
