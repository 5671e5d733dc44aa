import { type Change, held, type Rule } from "../holdings.ts";

/** The end of a wallet, when its account is deleted. */
export interface ClosingOperation {
  kind: "closing";
  key: string;
}

/** Empties the wallet for good: entries and all else are discarded (spec 1 §1). */
export const closingRule: Rule<ClosingOperation> = (holdings) => {
  if (held(holdings, "closed") > 0) return [];
  const emptied = [...holdings].map(([path, amount]): Change => ({ path, by: -amount }));
  return [...emptied, { path: "closed", by: 1 }];
};
