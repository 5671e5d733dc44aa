import { randomBytes, randomInt } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Clock, SECOND } from "@diamond-valley/schemas/clock.ts";
import type { Router } from "express";
import type { Logger } from "pino";
import { authRoutes } from "./account/auth-routes.ts";
import { openSignIn } from "./account/open-sign-in.ts";
import { accountRoutes } from "./account/routes.ts";
import { createOpened, type Opened } from "./closing.ts";
import { codeRoutes } from "./codes/routes.ts";
import { type Config, projectRoot } from "./config/config.ts";
import { connect } from "./database/connect.ts";
import { type Database, openDatabase } from "./database/open.ts";
import type { Deps } from "./deps.ts";
import { openFeatures } from "./features.ts";
import { createApp } from "./http/app.ts";
import { createForgeryGuard } from "./http/forgery.ts";
import { createBusyMeter, inTurn } from "./http/in-turn.ts";
import { drain, listen } from "./http/listen.ts";
import { createLog } from "./http/log.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { openApiRoutes } from "./http/openapi.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { openRealtime, type Realtime } from "./http/realtime.ts";
import { openRedis } from "./http/redis.ts";
import { openSessions } from "./http/sessions.ts";
import { closedInShutdown } from "./http/shutdown.ts";
import { openSite } from "./http/site.ts";
import { starting } from "./http/starting.ts";
import { askedSeason } from "./season/asked-season.ts";
import { describeSeason, openSeason } from "./season/season.ts";
import { createSeasonStore } from "./season/store.ts";
import { trackingRoutes } from "./tracking/routes.ts";

/** A server that answers. */
export interface RunningServer {
  /** Where players reach it, without a slash at its end. */
  url: string;
  /** The port that this process listens on. */
  port: number;
  /** Season time in words. */
  seasonClock: string;
  deps: Deps;
  /** Rooms and WebSockets. */
  realtime: Realtime;
  /** What answers under `/api/kr`. */
  api: readonly Router[];
  /**
   * Sends all players on to other processes, with the fights that they are in, and takes no more: for as long as that takes, at
   * most `drainSeconds` of the configuration. Where no other process takes them it answers at once.
   */
  drain(): Promise<void>;
  /** Ends rooms, connections and the database, in this order. */
  close(): Promise<void>;
  /** Name of what is being closed now, or null. */
  closing(): string | null;
}

/** What tests put in the place of the configured parts. */
export interface Replacements {
  clock?: Clock;
  log?: Logger;
  siteDirectory?: string;
}

/**
 * Starts a server from its configuration: opens what is below, composes the features, and listens.
 * @throws StartProblem where the operator can mend what is wrong; everything opened until then is closed again
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const metrics = createMetrics(config);
  const log = replacements.log ?? createLog(config, metrics.logged);
  const database = await openDatabase({ url: config.mongodbUrl, dataDir: config.dataDir, log });
  const opened = createOpened();
  opened.defer("database", () => database.close());
  try {
    return await startOn(opened, database, config, replacements, log, metrics);
  } catch (error) {
    // Before it is closed: then nobody could tell an engine that ended by itself.
    const explained = await database.explain(error);
    await opened.close().catch((reason: unknown) => log.error({ err: reason }, "closing failed"));
    throw explained;
  }
}

/** Starts a server on a database that is open. What was opened until it failed is left to the caller to close. */
async function startOn(
  opened: Opened,
  database: Database,
  config: Config,
  replacements: Replacements,
  log: Logger,
  metrics: Metrics,
): Promise<RunningServer> {
  const connection = await connect(database.url);
  opened.defer("connection", () => connection.close());
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined;
  opened.defer("redis", () => redis?.disconnect());

  const choice = { clock: replacements.clock ?? config.seasonClock, stage: config.seasonStage };
  const season = await openSeason(choice, createSeasonStore(connection), log);
  opened.defer("season", () => season.close());
  const deps: Deps = {
    clock: season.clock,
    log,
    connection,
    season: season.view,
    seed: () => randomInt(2 ** 32),
    id: () => randomBytes(12).toString("hex"),
  };

  const { accounts, erasure, wallets, tiers, gift, redeeming, events, rooms, routes, prepared, begin } =
    await openFeatures(deps, config, metrics.registry);
  opened.defer("background jobs", begin());

  let answer: RequestListener = starting;
  const http = createServer((request, response) => answer(request, response));
  const realtime = await openRealtime(http, config, rooms.definitions, deps);
  opened.defer("rooms and calls", async () => {
    const drained = drain(http);
    await realtime.close();
    await drained;
  });
  const publicUrl = await listen(http, config);
  const { port } = http.address() as AddressInfo;

  const sessions = await openSessions(connection, { ...config, publicUrl }, log);
  opened.defer("sessions", () => sessions.close());
  const signIn = await openSignIn(deps, config, { publicUrl, port });
  opened.defer("sign-in", () => signIn.close());
  const forgery = createForgeryGuard({ ...config, publicUrl });
  const limits = createRateLimits(config, redis, log);
  const siteDirectory = replacements.siteDirectory ?? join(projectRoot, "site/dist");
  const site = openSite(siteDirectory, askedSeason(deps, config.production));

  const api = [
    openApiRoutes(),
    authRoutes({
      deps,
      accounts,
      erasure,
      tiers,
      gift,
      forgery,
      provider: signIn.provider,
      limit: limits.signIns,
      publicUrl,
      prepared,
      live: rooms,
    }),
    accountRoutes({
      deps,
      accounts,
      wallets,
      tiers,
      gift,
      codes: redeeming,
      live: rooms,
      codeLimits: limits.codesOfRegistrations,
    }),
    codeRoutes({ deps, accounts, wallets, tiers, redeeming, limits: limits.codes }),
    trackingRoutes({ deps, sinks: [events], limit: limits.events }),
    ...routes,
  ];
  const checks = {
    database: () => connection.db?.admin().ping().then(Boolean) ?? false,
    rooms: realtime.isReady,
    site: site.isBuilt,
  };
  // Nobody enters while Redis is away, and pages work all the same: readiness, by which the proxy goes, leaves it out.
  metrics.watch({ ...checks, ...(redis && { redis: () => redis.status === "ready" }) });
  answer = createApp({
    config: { ...config, publicUrl },
    log,
    clock: season.clock,
    metrics,
    checks,
    site,
    provider: signIn.embedded,
    guards: [
      limits.byAddress,
      closedInShutdown(deps),
      inTurn(createBusyMeter(), metrics.registry),
      sessions.load,
      forgery.check,
      limits.byAccount,
      limits.byAction,
    ],
    rootGuards: [sessions.load, forgery.check],
    api,
  });
  return {
    url: publicUrl,
    port,
    seasonClock: describeSeason(season),
    deps,
    realtime,
    api,
    async drain() {
      if (config.drainSeconds > 0 && (await realtime.beginDraining()))
        await rooms.drain(config.drainSeconds * SECOND);
    },
    close: () => opened.close(),
    closing: opened.closing,
  };
}
