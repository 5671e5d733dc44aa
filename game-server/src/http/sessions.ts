import { DAY, HOUR, MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { Connection } from "mongoose";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { SessionStore, type SignIn } from "./session-store.ts";

/** Sessions on the server, of which the browser holds a signed name. */
export interface Sessions {
  /** Loads the visitor's session; one is stored only once something is put in. */
  load: RequestHandler;
  /** Ends every session of an account, on all devices. */
  endAll(accountId: string): Promise<void>;
  close(): void;
}

/** How long a session lives at most, from the sign-in on; unused, it ends sooner. */
const lifetime = 7 * DAY;
/** The same of somebody who has not registered: nobody is known for longer without having agreed to it. */
const visit = 2 * HOUR;
const sweepInterval = 10 * MINUTE;

/** Opens the sessions. The cookie is bound to this host on HTTPS. They live by real time: season time may jump. */
export async function openSessions(
  connection: Connection,
  { publicUrl, sessionSecret }: Pick<Config, "publicUrl" | "sessionSecret">,
  log: Logger,
): Promise<Sessions> {
  const secure = publicUrl.startsWith("https:");
  const store = new SessionStore(connection);
  await store.prepare();

  const sweep = setInterval(() => {
    store
      .sweep()
      .catch((error: Error) => log.warn({ reason: error.message }, "expired sessions could not be cleared"));
  }, sweepInterval);
  sweep.unref();

  const load = session({
    name: secure ? "__Host-session" : "session",
    secret: sessionSecret,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: lifetime },
    store,
  });
  return {
    load,
    endAll: (accountId) => store.destroyAll(accountId),
    close: () => clearInterval(sweep),
  };
}

/** Gives the visitor a session under a new name, so that a name known before the sign-in is worth nothing after it. */
export function rotateSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(error) : resolve()));
  });
}

/** For visitors who have not registered. */
export function shortenSession({ session }: Request): void {
  session.cookie.maxAge = visit;
}

/** For those who have. It counts once something else in the session changes too. */
export function prolongSession({ session }: Request): void {
  session.cookie.maxAge = lifetime;
}

/**
 * Adds a sign-in that began to the visitor's session, of which the newest are kept, and stores it now: browsers follow a
 * redirect before the response ends, which is when express-session would store it.
 */
export async function keepSignIn(request: Request, begun: SignIn, most: number): Promise<void> {
  // A double click, or two tabs: each request would store the list that it found, with its own sign-in only.
  const store = request.sessionStore as unknown as SessionStore;
  if (await store.addSignIn(request.sessionID, begun, most)) return;
  request.session.signIns = [begun];
  await new Promise<void>((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Ends the visitor's session. */
export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
  });
}
