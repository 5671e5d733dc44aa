import { DAY, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { ACTIVE_DAYS, type TeamTally } from "@diamond-valley/schemas/teams/board.ts";
import { type Team, teamAt } from "@diamond-valley/schemas/teams/teams.ts";
import type { Deps } from "../deps.ts";
import { TEAM_INDEX, walletModel } from "../wallet/wallet-model.ts";

/** The stages of an aggregation that adds up each team: `since` is the first Korean day, as a number, that counts as active. */
export const tallyStages = (since: number): Record<string, unknown>[] => [
  { $match: { "holdings.team.colour": { $gt: 0 } } },
  {
    $group: {
      _id: "$holdings.team.colour",
      members: { $sum: 1 },
      active: { $sum: { $cond: [{ $gte: ["$holdings.sign-in.last", since] }, 1, 0] } },
      points: { $sum: "$holdings.team.points" },
    },
  },
];

/**
 * Adds up what the members of each team have, out of their wallets: there is no other count that could differ from them.
 * Reads only the index of those who are in a team.
 */
export async function readTallies({
  connection,
  clock,
}: Pick<Deps, "connection" | "clock">): Promise<ReadonlyMap<Team, TeamTally>> {
  const since = Number(koreanDay(clock.now() - (ACTIVE_DAYS - 1) * DAY));
  const groups = await walletModel
    .collection(connection)
    .aggregate<TeamTally & { _id: number }>(tallyStages(since), { hint: TEAM_INDEX })
    .toArray();
  return new Map(groups.map(({ _id, ...tally }) => [teamAt(_id)!, tally]));
}
