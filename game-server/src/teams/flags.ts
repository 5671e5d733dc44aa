import { SECOND } from "@diamond-valley/schemas/clock.ts";
import { teamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { flagWeekAt, leadingTeam } from "@diamond-valley/schemas/teams/flag.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import type { OrderIndex } from "../boards/order-index.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import { type FlagDocument, flagModel } from "./flag-model.ts";
import { talliesIn } from "./tallies.ts";

/** The weekly prize of the teams (play.md 8): on Thursday the flag of the one that leads in this week goes up at the fountain, until the next one. */
export interface TeamFlags extends BackgroundJob {
  /** The team whose flag flies, as far as this process has looked; null for none. */
  current(): Team | null;
}

/** How often it is asked whether a team leads by now, season ms: that reads what has changed in all wallets. */
const AGAIN = 10 * SECOND;

/** The only code that touches the `team_flags` collection. */
export function createTeamFlags(
  deps: Pick<Deps, "connection" | "clock">,
  index: Pick<OrderIndex, "now">,
): TeamFlags {
  const flags = flagModel.collection(deps.connection);
  /** When this process last looked for a team that leads, season ms. */
  let looked = Number.NEGATIVE_INFINITY;
  let flying: { readonly week: number; readonly team: Team | null } = { week: 0, team: null };

  /** The last flag that was raised by a week. */
  const lastBy = (week: number): Promise<FlagDocument | null> =>
    retryOnOutage(() => flags.findOne({ _id: { $lte: week } }, { sort: { _id: -1 } }));

  /**
   * Decides by the points of the flag's week as they stand now, unless no team leads; of several processes the first one does. By all
   * points a team that was far ahead once would keep the flag.
   */
  async function decide(_id: number, at: number): Promise<void> {
    const team = leadingTeam(teamBoard(talliesIn(await index.now(true), at, _id)));
    if (team === null) return;
    const raised = { _id, team, at, schemaVersion: flagModel.version };
    await retryOnOutage(() => flags.insertOne(raised).then(() => true, refuseAllButDuplicate));
  }

  return {
    current: () => flying.team,
    async sweep() {
      const now = deps.clock.now();
      const week = flagWeekAt(now);
      if (flying.week === week) return 0;
      const isUndecided = week > 0 && (await lastBy(week))?._id !== week;
      if (isUndecided && Math.abs(now - looked) >= AGAIN) {
        looked = now;
        await decide(week, now);
      }
      // As long as no team leads alone, the last flag stays, and the question.
      const last = await lastBy(week);
      flying = { week: last?._id ?? 0, team: last?.team ?? null };
      return Number(flying.week === week);
    },
  };
}
