import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { Problem } from "../http/problem.ts";

const { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } =
  mongoose.mongo;

/** A server that is ending answers these: InterruptedAtShutdown, ShutdownInProgress, and its replica-set kin. */
const ENDING = new Set<unknown>([11600, 91, 11602, 189, 10107, 13435]);

/** The driver hands on what a socket says that breaks under its write. */
const BROKEN = new Set<unknown>(["EPIPE", "ECONNRESET"]);

/** Tries for one piece of work, each of which may wait for a server as long as a restart takes. */
const TRIES = 5;
const PAUSE = 50;

/** A command stayed unanswered for too long. */
export class Unanswered extends Error {}

/** Whether an operation failed because the database became unavailable: what became of a write is then unknown. */
export function isOutage(error: unknown): boolean {
  // A bulk write hides what broke it, whatever that was, behind a refusal by the server.
  if (error instanceof MongoBulkWriteError && error.errorResponse instanceof Error) {
    return isOutage(error.errorResponse);
  }
  if (error instanceof Unanswered) return true;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (error instanceof MongoServerError && ENDING.has(error.code)) return true;
  if (error instanceof Error && "code" in error && BROKEN.has(error.code)) return true;
  return error instanceof MongoError && error.hasErrorLabel("RetryableWriteError");
}

/**
 * Does `work` again when the database became unavailable under it, so that a restart of the database is a short wait. `work`
 * must be harmless to repeat; it is told whether an earlier try may have reached the database. Throws `unavailable`
 * when the database stays unavailable.
 */
export async function retryOnOutage<T>(work: (maybeDone: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries > 1);
    } catch (error) {
      if (!isOutage(error)) throw error;
      // When no server was found the driver has waited long enough; on a broken connection it has not waited at all.
      if (tries === TRIES || error instanceof MongoServerSelectionError) throw new Problem("unavailable");
      await sleep(PAUSE * 2 ** tries);
    }
  }
}
