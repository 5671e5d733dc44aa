import type { Stores } from "./stores.ts";

/** Season time, epoch ms; null before the server has said it. */
export const seasonNow = ({ $seasonAhead }: Pick<Stores, "$seasonAhead">): number | null => {
  const ahead = $seasonAhead.get();
  return ahead === null ? null : Date.now() + ahead;
};
