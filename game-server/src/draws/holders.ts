import { holdersOf, type Passing, type PassReason, passedOn } from "@diamond-valley/schemas/draws/passing.ts";
import type { AccountStore } from "../account/store.ts";
import type { RetentionStore } from "../retention/store.ts";
import type { Result, ResultStore } from "../vault/results.ts";
import type { NotedPassing, PassingStore } from "./passings.ts";
import type { RankedPrize, RankStore } from "./ranks.ts";
import type { DrawnDraw } from "./store.ts";

export interface HolderParts {
  ranks: Pick<RankStore, "read">;
  passings: PassingStore;
  results: Pick<ResultStore, "settle" | "complete" | "byPrize">;
  accounts: Pick<AccountStore, "among">;
  retentionStore: Pick<RetentionStore, "markWinners" | "unmarkWinners">;
}

/** Prizes after the draw, as they stand now. */
export interface Standing {
  drawn: RankedPrize[];
  passings: NotedPassing[];
  /** Pseudonyms of the holders, by prize. */
  held: Map<string, string[]>;
}

/** Who holds the prizes: the draw, and what happened since. */
export interface Holders {
  standing(draw: DrawnDraw): Promise<Standing>;
  /** Has a prize go on to its reserve; answers what was added, or null where the account does not hold it. */
  passOn(draw: DrawnDraw, prize: string, account: string, reason: PassReason): Promise<Passing[] | null>;
  /** Has prizes go on whose holders have deleted their accounts, unless they accepted; answers how many. */
  passOnGone(draw: DrawnDraw): Promise<number>;
  /**
   * Brings the results that the Vault shows in line with ranks and passings, and completes them. Repeating is harmless, also
   * once ranks name no account any more.
   */
  record(draw: DrawnDraw): Promise<void>;
}

/** Puts ranks and passings together. Every step may be repeated and done by several processes at once. */
export function createHolders(parts: HolderParts): Holders {
  const { ranks, passings, results, accounts, retentionStore } = parts;
  /** What was drawn never changes for a run. */
  const known = new Map<string, RankedPrize[]>();

  async function drawnIn({ terms, drawn }: DrawnDraw): Promise<RankedPrize[]> {
    const cached = known.get(drawn.run) ?? (await ranks.read(drawn.run, terms.prizes));
    known.set(drawn.run, cached);
    return cached;
  }

  async function standing(draw: DrawnDraw): Promise<Standing & { causes: number }> {
    const [drawn, noted] = await Promise.all([drawnIn(draw), passings.all()]);
    return { drawn, ...noted, held: holdersOf(drawn, noted.passings) };
  }

  async function passOn(draw: DrawnDraw, prize: string, account: string, reason: PassReason) {
    for (;;) {
      const { drawn, passings: before, causes } = await standing(draw);
      const ranked = drawn.find(({ slug }) => slug === prize)?.ranks ?? [];
      const entrant = ranked.find((rank) => rank.account === account)?.entrant ?? "";
      const added = passedOn(drawn, before, { prize, entrant, reason });
      if (!added || (await passings.add(added, causes))) return added;
    }
  }

  /** Holders who have not accepted and are here no more. */
  async function gone(draw: DrawnDraw): Promise<Result[]> {
    const accepted = new Set(
      [...(await results.byPrize()).values()]
        .flat()
        .filter((result) => result.accepted)
        .map(({ prize, account }) => `${prize} ${account}`),
    );
    const holding = holdersIn(await standing(draw), draw);
    const waiting = holding.filter(({ prize, account }) => !accepted.has(`${prize} ${account}`));
    const here = new Set((await accounts.among(waiting.map(({ account }) => account))).map(({ id }) => id));
    return waiting.filter(({ account }) => !here.has(account));
  }

  return {
    standing,
    passOn,
    async passOnGone(draw) {
      let count = 0;
      // A reserve may be gone too.
      for (let left = await gone(draw); left.length > 0; left = await gone(draw))
        for (const { prize, account } of left) if (await passOn(draw, prize, account, "gone")) count += 1;
      return count;
    },
    async record(draw) {
      const now = await standing(draw);
      const holding = holdersIn(now, draw);
      const passed = passedIn(now, draw);
      // Before the results: the address of somebody who reads of a prize must not be purged.
      await retentionStore.markWinners(holding.map(({ account }) => account));
      await results.settle(holding, passed);
      await results.complete(draw.terms.prizes.map(({ slug }) => slug));
      const holders = new Set(holding.map(({ account }) => account));
      const without = passed.map(({ account }) => account).filter((account) => !holders.has(account));
      await retentionStore.unmarkWinners(without);
    },
  };
}

/** The winners of the draw won then; a prize came free for a reserve when the last one before passed it on. */
function holdersIn({ drawn, passings, held }: Standing, draw: DrawnDraw): Result[] {
  return drawn.flatMap(({ slug: prize, kind, total, ranks }) => {
    const holding = new Set(held.get(prize));
    const free = Math.max(
      draw.drawn.at,
      ...passings.filter((each) => each.prize === prize).map(({ at }) => at),
    );
    return ranks.flatMap(({ entrant, account }, rank) => {
      const wonAt = rank < total ? draw.drawn.at : free;
      return account !== undefined && holding.has(entrant) ? [{ prize, kind, account, wonAt }] : [];
    });
  });
}

/** Those who were given a prize and passed it on. Who was passed over for another of the kind was given none. */
function passedIn({ drawn, passings }: Standing, draw: DrawnDraw): Result[] {
  return passings.flatMap(({ prize: slug, entrant, reason }) => {
    const prize = drawn.find((each) => each.slug === slug);
    const rank = prize?.ranks.find((each) => each.entrant === entrant);
    if (!prize || rank?.account === undefined || reason === "kind") return [];
    return [{ prize: slug, kind: prize.kind, account: rank.account, wonAt: draw.drawn.at }];
  });
}
