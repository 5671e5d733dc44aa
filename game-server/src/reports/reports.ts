import type { ReportReason } from "@diamond-valley/schemas/reports/report.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type ReportState, reportModel } from "./report-model.ts";

/** Reports of one account that may be open at once: more is no help to anybody. */
const OPEN_MAX = 100;

/** What one player says of another one. */
export interface Report {
  /** Account ids. */
  readonly reporter: string;
  readonly player: string;
  readonly reason: ReportReason;
  /** The nickname that the player has now. */
  readonly name: string;
}

/** A player who is reported, for the operator. */
export interface Reported {
  readonly player: string;
  /** Players who reported, and what they gave as reasons. */
  readonly reporters: number;
  readonly reasons: Readonly<Partial<Record<ReportReason, number>>>;
  /** Nicknames that were reported, the latest last. */
  readonly names: readonly string[];
  /** When the first open report came, epoch ms in season time. */
  readonly since: number;
}

/** Reports of players to the operator. Calls wait out a restart of the database. */
export interface Reports {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /**
   * Keeps a report. Again it is the same one, unless the player has taken another name since it was closed. Throws
   * `too-many-requests` for whoever has a hundred open ones.
   */
  report(report: Report): Promise<void>;
  /** Players with open reports: those whom most reported first. */
  list(most: number): Promise<Reported[]>;
  /** Closes all open reports of a player; answers how many there were. */
  close(player: string, as: Exclude<ReportState, "open">): Promise<number>;
  /** Forgets all that an account reported, and all that was reported of it. */
  erase(account: string): Promise<void>;
  /** Forgets all reports: the season is over. */
  clear(): Promise<void>;
}

/** The only code that touches the `reports` collection. */
export function createReports({ connection, clock }: Pick<Deps, "connection" | "clock">): Reports {
  const reports = reportModel.collection(connection);

  return {
    prepare: () => reportModel.createIndexes(connection),
    report: ({ reporter, player, reason, name }) =>
      retryOnOutage(async () => {
        const _id = `${reporter}:${player}`;
        const known = await reports.findOne({ _id });
        if (known && (known.state === "open" || known.name === name)) return;
        const open = await reports.countDocuments({ reporter, state: "open" }, { limit: OPEN_MAX });
        if (open >= OPEN_MAX) throw new Problem("too-many-requests");
        const { version: schemaVersion } = reportModel;
        const fresh = { reporter, player, reason, name, at: clock.now(), schemaVersion };
        await reports
          .updateOne(
            { _id, state: { $ne: "open" } },
            { $set: { ...fresh, state: "open" }, $unset: { closedAt: "" } },
            { upsert: true },
          )
          // The same report came from elsewhere meanwhile.
          .catch(refuseAllButDuplicate);
      }),
    async list(most) {
      const open = await retryOnOutage(() =>
        reports
          .aggregate<{ _id: string; reports: { reason: ReportReason; name: string }[]; since: number }>([
            { $match: { state: "open" } },
            { $sort: { at: 1 } },
            {
              $group: {
                _id: "$player",
                reports: { $push: { reason: "$reason", name: "$name" } },
                since: { $min: "$at" },
                reporters: { $sum: 1 },
              },
            },
            { $sort: { reporters: -1, since: 1 } },
            { $limit: most },
          ])
          .toArray(),
      );
      return open.map(({ _id, reports, since }) => ({
        player: _id,
        reporters: reports.length,
        reasons: countsOf(reports.map(({ reason }) => reason)),
        names: [...new Set(reports.map(({ name }) => name))],
        since,
      }));
    },
    async close(player, as) {
      const closed = { $set: { state: as, closedAt: clock.now() } };
      const { modifiedCount } = await retryOnOutage(() =>
        reports.updateMany({ player, state: "open" }, closed),
      );
      return modifiedCount;
    },
    async erase(account) {
      await retryOnOutage(() => reports.deleteMany({ $or: [{ reporter: account }, { player: account }] }));
    },
    async clear() {
      await retryOnOutage(() => reports.deleteMany({}));
    },
  };
}

function countsOf<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
