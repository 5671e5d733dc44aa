import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "@diamond-valley/schemas/clock.ts";
import type { Logger } from "pino";
import { createErasure } from "../account/erasure.ts";
import { createFormerAccounts } from "../account/former-accounts.ts";
import { createAccountStore } from "../account/store.ts";
import { createFights } from "../boss/fights.ts";
import { createCodeStore } from "../codes/store.ts";
import type { Config } from "../config/config.ts";
import { connect } from "../database/connect.ts";
import { openDatabase } from "../database/open.ts";
import { createFlights } from "../deep/flights.ts";
import { createBestRuns } from "../diamond-hero/best-runs.ts";
import { createRuns } from "../diamond-hero/runs.ts";
import { createDraws } from "../draws/draws.ts";
import { createFriendCodes } from "../friends/friend-codes.ts";
import { createFriendships } from "../friends/friendships.ts";
import { SessionStore } from "../http/session-store.ts";
import { createReports } from "../reports/reports.ts";
import { createRetentionStore } from "../retention/store.ts";
import { createLastPositionStore } from "../rooms/last-positions.ts";
import { openSeason } from "../season/season.ts";
import { createSeasonStore } from "../season/store.ts";
import { createProgressStore } from "../story/progress.ts";
import { createEventStore } from "../tracking/store.ts";
import { createClaimStore } from "../vault/claims.ts";
import { createResultStore } from "../vault/results.ts";
import { createWalletStore } from "../wallet/store.ts";
import { type Operator, UsageProblem } from "./command.ts";
import { commandOf, helpOf, overview } from "./commands.ts";
import { createLooks } from "./looks/looks.ts";

export interface Surroundings {
  config: Config;
  log: Logger;
  print(line: string): void;
  /** For tests: the clock in the place of the configured one. */
  clock?: Clock;
}

/**
 * Does what `args` ask for on the configured database, beside running servers or without any.
 * @throws UsageProblem with what to mend
 */
export async function operate(args: string[], { config, log, print, clock }: Surroundings): Promise<void> {
  const asked = commandOf(args);
  if (args.length === 0 || args[0] === "--help" || args[0] === "help") return print(overview());
  if (!asked) throw new UsageProblem(`There is no command "${args.join(" ")}".\n\n${overview()}`);
  const { command, rest } = asked;
  if (rest.includes("--help")) return print(helpOf(command));
  if ("alone" in command) {
    for await (const line of command.alone({ config, log }, rest)) print(line);
    return;
  }

  await using opened = new AsyncDisposableStack();
  const database = await openDatabase({ url: config.mongodbUrl, dataDir: config.dataDir, log });
  opened.defer(() => database.close());
  const connection = await connect(database.url);
  opened.defer(() => connection.close());
  const seasons = createSeasonStore(connection);
  const season = await openSeason(
    { clock: clock ?? config.seasonClock, stage: config.seasonStage },
    seasons,
    log,
  );
  opened.defer(() => season.close());
  const deps: Operator["deps"] = {
    clock: season.clock,
    log,
    connection,
    season: season.view,
    seed: () => randomInt(2 ** 32),
    id: () => randomBytes(12).toString("hex"),
  };
  const former = createFormerAccounts(deps, config.identitySecret);
  const accounts = createAccountStore(deps, former);
  const wallets = createWalletStore(deps);
  const claims = createClaimStore(deps);
  const games = {
    fights: createFights(deps, wallets),
    flights: createFlights(deps),
    runs: createRuns(deps, wallets),
    bestRuns: createBestRuns(deps),
    reports: createReports(deps),
    friendships: createFriendships(deps),
    friendCodes: createFriendCodes(deps),
  };
  const looks = createLooks(deps);
  const results = createResultStore(deps);
  const retentionStore = createRetentionStore(deps);
  const sessions = { endAll: (accountId: string) => new SessionStore(connection).destroyAll(accountId) };
  const operator: Operator = {
    deps,
    accounts,
    codes: createCodeStore(deps),
    claims,
    erasure: createErasure({
      accounts,
      wallets,
      claims,
      former,
      games: [...Object.values(games), looks, createProgressStore(deps), createLastPositionStore(connection)],
      sessions,
    }),
    former,
    events: createEventStore(deps),
    looks,
    reports: games.reports,
    draws: createDraws({ deps, accounts, results, retentionStore }),
    results,
    wallets,
    retentionStore,
    seasons,
    seasonClock: config.seasonClock,
    seasonStage: config.seasonStage,
  };
  await Promise.all([
    operator.accounts.prepare(),
    operator.former.prepare(),
    operator.claims.prepare(),
    operator.wallets.prepare(),
    ...Object.values(games).map((game) => game.prepare()),
    operator.events.prepare(),
    looks.prepare(),
    operator.results.prepare(),
    operator.draws.prepare(),
  ]);
  for await (const line of command.run(operator, rest)) print(line);
}
