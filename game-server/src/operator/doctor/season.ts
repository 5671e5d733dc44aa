import type { Connection } from "mongoose";
import { pino } from "pino";
import type { Config } from "../../config/config.ts";
import { createRetentionStore } from "../../retention/store.ts";
import { describeSeason, openSeason } from "../../season/season.ts";
import { createSeasonStore } from "../../season/store.ts";
import { drawFinding } from "./draws.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** Season time, who decides the stage, closed games, draws, and whether winners are on record. */
export async function* seasonFindings(connection: Connection, config: Config): AsyncIterable<Finding> {
  const store = createSeasonStore(connection);
  const log = pino({ level: "silent" });
  const season = await openSeason({ clock: config.seasonClock, stage: config.seasonStage }, store, log);
  try {
    const said = describeSeason(season);
    if (config.production && config.seasonClock !== "real")
      yield mend("season", `${said}: not the calendar. Set SEASON_CLOCK=real, or unset it.`);
    else yield ok("season", said);
    const override = config.seasonStage ?? (await store.stageOverride());
    if (override)
      yield look(
        "stage",
        `${override}, over the timetable. ${config.seasonStage ? "Unset SEASON_STAGE" : "`stage clear`"} gives it back.`,
      );
    const closed = await store.closedGames();
    if (closed.length > 0)
      yield look("games", `closed for now: ${closed.join(", ")}. \`game open\` opens one.`);
    else yield ok("games", "all open");
    yield await drawFinding(connection, season);
    const since = await createRetentionStore({ connection }).winnersKnownSince();
    if (since !== null)
      yield look(
        "winners",
        `on record since ${new Date(since).toISOString()}: the contact of everybody else is purged`,
      );
  } finally {
    season.close();
  }
}
