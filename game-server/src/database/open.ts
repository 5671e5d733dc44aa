import { openEmbedded } from "./embedded/embedded.ts";
import type { Log } from "./log.ts";

/** A database to connect to. */
export interface Database {
  /** Address for `connect`. */
  url: string;
  /** Process id of the embedded database process at this moment. Absent where the database is a server of its own. */
  readonly pid?: number;
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
  if (url) return { url, close: async () => {} };
  return openEmbedded(dataDir, log);
}
