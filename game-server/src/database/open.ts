import { setTimeout as sleep } from "node:timers/promises";
import { mongo } from "mongoose";
import { fullDisk } from "../config/data-directory.ts";
import { StartProblem } from "../config/start-problem.ts";
import { damaged, type EmbeddedDatabase, openEmbedded } from "./embedded/embedded.ts";
import type { Log } from "./log.ts";

/** A database to connect to. */
export interface Database {
  /** Address for `connect`. */
  url: string;
  /** Process id of the embedded database process at this moment. Absent where the database is a server of its own. */
  readonly pid?: number;
  /** The start problem behind an error that came while the server started on this database, or the error itself. */
  explain(error: unknown): Promise<unknown>;
  /** Lets go of it. Close all connections first. An embedded database that nobody else uses is at rest afterwards. */
  close(): Promise<void>;
}

/** Which database to open. */
export interface DatabaseChoice {
  /** Address of a MongoDB server. Without it the embedded database under `dataDir` is joined or started. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
}

/**
 * Opens the database that the configuration names.
 * @throws StartProblem with the way out, where an embedded one can't be opened
 */
export async function openDatabase({ url, dataDir, log }: DatabaseChoice): Promise<Database> {
  if (url)
    return {
      url,
      explain: async (error) => (isFullDisk(error) ? remoteFullDisk : error),
      close: async () => {},
    };
  const database = await openEmbedded(dataDir, log);
  return Object.assign(database, { explain: (error: unknown) => explainLoss(error, database, dataDir) });
}

/** Code of MongoDB's error for too little free disk (OutOfDiskSpace). */
const OUT_OF_DISK_SPACE = 14_031;

const remoteFullDisk = new StartProblem(
  "The MongoDB server of MONGODB_URL has too little free disk to build an index. Make room there.",
);

function isFullDisk(error: unknown): boolean {
  return (error as { code?: unknown }).code === OUT_OF_DISK_SPACE;
}

/** How long after its connections the end of an engine may be noticed, ms. */
const NOTICED_WITHIN = 2_000;

/** An engine that opens its files and ends when it reads them found them damaged. */
async function explainLoss(
  error: unknown,
  { lost, files }: EmbeddedDatabase,
  dataDir: string,
): Promise<unknown> {
  if (isFullDisk(error)) return fullDisk(dataDir, "has too little room");
  if (!(error instanceof mongo.MongoError)) return error;
  const isLost = await Promise.race([lost.then(() => true), sleep(NOTICED_WITHIN, false)]);
  return isLost ? damaged(files, "ended when it was read") : error;
}
