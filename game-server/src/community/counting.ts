import type { Deps } from "../deps.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { gaveTo, goalIndex, pathsOf } from "./goal-index.ts";

/** What all players together gave to the goal of a week. */
export interface Given {
  players: number;
  early: number;
  given: number;
}

/** The stages of an aggregation that adds up what was given to the goal of a week. */
export const sumStages = (week: number): Record<string, unknown>[] => {
  const { given, early } = pathsOf(week);
  const sums = { players: { $sum: 1 }, early: { $sum: `$${early}` }, given: { $sum: `$${given}` } };
  return [{ $match: gaveTo(week) }, { $group: { _id: null, ...sums } }];
};

/** The same, each player once: see `certainlyGiven`. */
export const certainStages = (week: number): Record<string, unknown>[] => [
  { $match: gaveTo(week) },
  { $group: { _id: "$_id", given: { $min: `$${pathsOf(week).given}` } } },
  { $group: { _id: null, given: { $sum: "$given" } } },
];

/**
 * Adds up what the wallets hold for the goal of a week; reads its index alone. While players deliver it may be some too high: whoever
 * gives something as the count passes moves ahead of it and is counted again.
 */
export async function sumOf({ connection }: Pick<Deps, "connection">, week: number): Promise<Given> {
  const [sum] = await walletModel
    .collection(connection)
    .aggregate<Given>(sumStages(week), { hint: goalIndex(week) })
    .toArray();
  const { players = 0, early = 0, given = 0 } = sum ?? {};
  return { players, early, given };
}

/**
 * What was given for certain: of each player the least that the count came across, so never more than there is. It takes longer, and
 * is asked for only where a step would be reached by the other sum. What it saw is on disk as soon as anything that was written after it.
 */
export async function certainlyGiven(
  { connection }: Pick<Deps, "connection">,
  week: number,
): Promise<number> {
  const [sum] = await walletModel
    .collection(connection)
    .aggregate<Pick<Given, "given">>(certainStages(week), { hint: goalIndex(week), allowDiskUse: true })
    .toArray();
  return sum?.given ?? 0;
}

/** Accounts that gave something to the goal of a week, and that it has paid so many diamonds so far; at most `limit`. */
export async function paidSoFar(
  { connection }: Pick<Deps, "connection">,
  week: number,
  diamonds: number,
  limit: number,
): Promise<string[]> {
  // What is absent is null to a question.
  const paid = { [pathsOf(week).paid]: diamonds === 0 ? null : diamonds };
  const found = await walletModel
    .collection(connection)
    .find({ ...gaveTo(week), ...paid } as never, { projection: { _id: 1 }, hint: goalIndex(week), limit })
    .toArray();
  return found.map(({ _id }) => _id);
}
