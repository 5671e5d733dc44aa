import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import type { RetentionStore } from "../retention/store.ts";
import type { ResultStore } from "../vault/results.ts";
import { createEntrantStore, type EntrantStore } from "./entrants.ts";
import { fastHash } from "./hash.ts";
import { createHolders, type Holders } from "./holders.ts";
import { createLeafStore, type LeafStore } from "./leaf-store.ts";
import { createPassingStore } from "./passings.ts";
import { createRankStore, type RankStore } from "./ranks.ts";
import { createDrawStore, type DrawStore } from "./store.ts";

/** The draws of a season, as servers and operators work with them. */
export interface Draws {
  /** Makes the indexes. */
  prepare(): Promise<void>;
  store: DrawStore;
  entrants: EntrantStore;
  leaves: LeafStore;
  ranks: RankStore;
  holders: Holders;
}

export interface DrawParts {
  deps: Pick<Deps, "connection" | "clock">;
  accounts: Pick<AccountStore, "among">;
  results: ResultStore;
  retentionStore: RetentionStore;
}

/** Puts the stores of the draws together. */
export function createDraws({ deps, accounts, results, retentionStore }: DrawParts): Draws {
  const store = createDrawStore(deps);
  const entrants = createEntrantStore(deps);
  const leaves = createLeafStore(deps, fastHash);
  const ranks = createRankStore(deps);
  const passings = createPassingStore(deps);
  const holders = createHolders({ ranks, passings, results, accounts, retentionStore });
  return {
    ...{ store, entrants, leaves, ranks, holders },
    async prepare() {
      await Promise.all([entrants.prepare(), leaves.prepare(), ranks.prepare()]);
    },
  };
}
