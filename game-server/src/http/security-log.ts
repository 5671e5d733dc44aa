import { type Clock, MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";

/** Refusals that are logged in a minute: strangers must not fill the log. The rest is counted. */
const PER_MINUTE = 60;

/** The event that a successful call is logged as, by method and path. */
const EVENTS: Readonly<Record<string, string>> = {
  "POST /auth/login": "somebody signed in",
  "POST /auth/logout": "somebody signed out",
  "DELETE /auth/delete": "somebody deleted the account",
};

/** Of refusals: not signed in or a sign-in that failed, not allowed, too often. */
const REFUSALS = new Set([401, 403, 429]);

/**
 * Logs what an operator looks for after an attack: sign-ins, ends of sessions and accounts, and calls that were refused
 * (ASVS 5, 16.3). Nobody is named; `requestId` is what a caller can name.
 */
export function securityLog(log: Logger, clock: Clock): RequestHandler {
  let minute = 0;
  let refusals = 0;

  function mayTell(): boolean {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) {
      if (refusals > PER_MINUTE) log.warn({ suppressed: refusals - PER_MINUTE }, "more calls were refused");
      minute = now;
      refusals = 0;
    }
    refusals += 1;
    return refusals <= PER_MINUTE;
  }

  return (request, response, next) => {
    response.on("finish", () => {
      const { statusCode: status } = response;
      const { requestId } = response.locals;
      const happened = status === 200 ? EVENTS[`${request.method} ${routeOf(request)}`] : undefined;
      if (happened) log.info({ requestId }, happened);
      if (!REFUSALS.has(status) || !mayTell()) return;
      log.info({ requestId, status, method: request.method, route: routeOf(request) }, "a call was refused");
    });
    next();
  };
}

/** The route's pattern, in which no value stands. Calls that match no route share one name. */
function routeOf({ route }: Request): string {
  return route ? String(route.path) : "other";
}
