import { MINUTE } from "@diamond-valley/schemas/clock.ts";
import { type Request, type RequestHandler, Router } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { RedisStore } from "rate-limit-redis";
import type { Config } from "../config/config.ts";
import { Problem } from "./problem.ts";

/** How many calls somebody may make in a minute before the rest are refused with `too-many-requests`. */
export interface RateLimits {
  /** All calls of one address. Generous: a whole school or carrier may share one. */
  byAddress: RequestHandler;
  /** Calls of one account, from wherever; visitors who are not signed in pass. */
  byAccount: RequestHandler;
  /** Calls that cost much, or could be used for guessing, each kind by itself. */
  byAction: RequestHandler;
  /** Sign-ins that begin at one address. */
  signIns: RequestHandler;
  /** Codes that are tried, at one address and by one account. */
  codes: RequestHandler[];
  /** The same for registrations, of which those without a code pass. It reads the body. */
  codesOfRegistrations: RequestHandler[];
  /** Batches of counted events of one address. */
  events: RequestHandler;
}

/** People who may try codes at one address, such as a family's, in the same minute. */
const accountsOfAddress = 10;

/** All calls that reserve a seat in a room. */
const SEATS = [
  "/hub/enter",
  "/game_rpg/game-part/new-attempt",
  "/game_rpg/quest/:game/start",
  "/game_rpg/diamond-hero/start",
];

/** Counts in Redis where there is one, so that processes count together; else in this process. */
export function createRateLimits(
  { rateLimits }: Pick<Config, "rateLimits">,
  redis: Redis | undefined,
  log: Logger,
): RateLimits {
  const limit = (name: string, most: number, key: (request: Request) => string | undefined): RequestHandler =>
    rateLimit({
      windowMs: MINUTE,
      limit: most,
      standardHeaders: "draft-8",
      legacyHeaders: false,
      identifier: name,
      keyGenerator: (request) => key(request) ?? "",
      skip: (request) => key(request) === undefined,
      // Better a call too many than a closed site because Redis is away.
      passOnStoreError: true,
      handler: () => {
        throw new Problem("too-many-requests");
      },
      // Losing Redis is logged once, where the connection is opened.
      logger: {
        warn: (...told) => log.warn(String(told[0])),
        error: (...told) => log.debug(String(told[0])),
      },
      ...(redis ? { store: storeIn(redis, name) } : {}),
    });
  const address = (request: Request) => (request.ip ? ipKeyGenerator(request.ip) : undefined);
  const account = (request: Request) => request.session.accountId;
  const logins = limit("login", rateLimits.signIns, address);
  const codes = [
    limit("code-guess", rateLimits.codes * accountsOfAddress, address),
    limit("code", rateLimits.codes, account),
  ];
  const friendCodes = limit("friend-code", rateLimits.codes, account);
  const forms = limit("form", rateLimits.forms, account);
  const entries = limit("entry", rateLimits.entries, account);
  const reports = limit("report", rateLimits.reports, account);
  const downloads = limit("download", rateLimits.downloads, address);
  const seats = limit("seat", rateLimits.seats, account);
  // A router of its own, so that a path is read here as it is where it is answered.
  const byAction = Router()
    .post("/auth/login", logins)
    .post("/game_rpg/friends", friendCodes)
    .post(["/register", "/preregister", "/event_survey", "/game_rpg/special-event/rsvp"], forms)
    .put(["/profile", "/profile/marketing", "/game_rpg/nickname", "/game_rpg/character"], forms)
    .get(["/draws/record", "/draws/:prize/entries"], downloads)
    .put("/sweepstakes/:prize", entries)
    .post("/sweepstakes/:prize/claim", entries)
    .post("/game_rpg/report", reports)
    .post(SEATS, seats);
  return {
    byAction,
    byAddress: limit("address", rateLimits.perAddress, address),
    byAccount: limit("account", rateLimits.perAccount, account),
    signIns: limit("sign-in", rateLimits.signIns, address),
    codes,
    codesOfRegistrations: codes.map(whereCodeSent),
    events: limit("event", rateLimits.events, address),
  };
}

/** Counts the registrations that try a code, and passes the others. */
function whereCodeSent(counting: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.body?.invite_code ? counting(request, response, next) : next();
}

/**
 * The store keeps the answer to a script's loading, a failure too, with which every later count would fail: after a
 * failure the script is loaded again.
 */
class ReloadingStore extends RedisStore {
  override async increment(key: string): ReturnType<RedisStore["increment"]> {
    const loading = this.incrementScriptSha;
    const isLoaded = await loading.then(
      () => true,
      () => false,
    );
    // Of several calls that found the failure, one asks again.
    if (!isLoaded && this.incrementScriptSha === loading)
      this.incrementScriptSha = this.loadIncrementScript(key);
    return super.increment(key);
  }
}

function storeIn(redis: Redis, name: string): Store {
  return new ReloadingStore({
    prefix: `rate-limit:${name}:`,
    sendCommand: async (command: string, ...rest: string[]) => (await redis.call(command, ...rest)) as string,
  });
}
