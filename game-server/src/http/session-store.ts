import { type Clock, DAY, HOUR } from "@diamond-valley/schemas/clock.ts";
import { type SessionData, Store } from "express-session";
import type { Connection, mongo } from "mongoose";
import { batchedFind } from "../database/batched-find.ts";
import { retryOnOutage } from "../database/outage.ts";
import { realClock } from "../season/clock.ts";
import { type SessionDocument, sessionModel } from "./session-model.ts";

declare module "express-session" {
  interface SessionData {
    /** Until when (epoch ms) the stored session lives. Not stored itself. */
    storedUntil?: number;
    /** When (epoch ms) the session began under its name. */
    begunAt?: number;
  }
}

/** A sign-in that began in a session, as its feature describes it. */
export type SignIn = SessionData["signIns"][number];

type Done = (error?: unknown) => void;

/** A session that nobody used for this long (ms) is over. */
export const IDLE = 2 * DAY;
/** One that nobody has signed in with ends this long (ms) after it began: a sign-in was begun and given up. */
export const ABANDONED = HOUR;

/** A session's life is prolonged at most this often, so that reading costs no write. */
const touchAfter = HOUR;

/**
 * The only code that touches the `sessions` collection. However much it is used, a session ends when the life of its
 * cookie, counted from its beginning, is over. A restart of the database is a short wait.
 */
export class SessionStore extends Store {
  readonly #connection: Connection;
  readonly #documents: mongo.Collection<SessionDocument>;
  readonly #find: (id: string) => Promise<SessionDocument | null>;
  readonly #clock: Clock;

  constructor(connection: Connection, clock: Clock = realClock) {
    super();
    this.#clock = clock;
    this.#connection = connection;
    this.#documents = sessionModel.collection(connection);
    this.#find = batchedFind(this.#documents);
  }

  async prepare(): Promise<void> {
    await sessionModel.createIndexes(this.#connection);
  }

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    retryOnOutage(() => this.#find(id)).then(
      (found) => callback(null, found && found.expires.getTime() > this.#clock.now() ? copyOf(found) : null),
      (error: unknown) => callback(error),
    );
  }

  /** A session that was stored before and has been ended meanwhile, by another request, stays ended. */
  override set(id: string, { storedUntil, ...session }: SessionData, callback: Done = () => {}): void {
    const begunAt = session.begunAt ?? this.#clock.now();
    const plain = JSON.parse(JSON.stringify({ ...session, begunAt })) as SessionData;
    const expires = this.#expiryOf({ ...session, begunAt });
    const update = { $set: { session: plain, expires, schemaVersion: sessionModel.version } };
    const options = { upsert: storedUntil === undefined };
    this.#answer(() => this.#documents.updateOne({ _id: id }, update, options), callback);
  }

  /** A session that was ended meanwhile stays ended. */
  override touch(id: string, session: SessionData, callback: Done = () => {}): void {
    const expires = this.#expiryOf(session);
    if (expires.getTime() - (session.storedUntil ?? 0) < touchAfter) {
      callback();
      return;
    }
    this.#answer(() => this.#documents.updateOne({ _id: id }, { $set: { expires } }), callback);
  }

  override destroy(id: string, callback: Done = () => {}): void {
    this.#answer(() => this.#documents.deleteOne({ _id: id }), callback);
  }

  /**
   * Adds a sign-in to the newest `most` of a stored session, whatever other requests store of theirs at the same moment. False where
   * the session was never stored, or has been ended. Repeating is harmless: a sign-in is looked for by its state.
   */
  async addSignIn(id: string, begun: SignIn, most: number): Promise<boolean> {
    const plain = JSON.parse(JSON.stringify(begun)) as SignIn;
    const added = { $push: { "session.signIns": { $each: [plain], $slice: -most } } };
    const { matchedCount } = await retryOnOutage(() => this.#documents.updateOne({ _id: id }, added));
    return matchedCount === 1;
  }

  /** Ends every session of an account. */
  async destroyAll(accountId: string): Promise<void> {
    await retryOnOutage(() => this.#documents.deleteMany({ "session.accountId": accountId }));
  }

  /** Clears away what has expired: it is never read again. */
  async sweep(): Promise<void> {
    await this.#documents.deleteMany({ expires: { $lt: new Date(this.#clock.now()) } });
  }

  #expiryOf({ cookie, accountId, begunAt }: SessionData): Date {
    const now = this.#clock.now();
    const life = accountId ? (cookie.originalMaxAge ?? IDLE) : ABANDONED;
    return new Date(Math.min(now + IDLE, (begunAt ?? now) + life));
  }

  #answer(work: () => Promise<unknown>, callback: Done): void {
    retryOnOutage(work).then(() => callback(), callback);
  }
}

/** What is found may be shared by several requests; each may change its own. */
function copyOf({ session, expires }: SessionDocument): SessionData {
  return {
    ...session,
    cookie: { ...session.cookie } as SessionData["cookie"],
    storedUntil: expires.getTime(),
  };
}
