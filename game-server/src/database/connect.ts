import mongoose, { type Connection } from "mongoose";
import { StartProblem } from "../config/start-problem.ts";

/** How long (ms) an operation waits for a database that is away before it fails: longer than a restart takes. */
const serverSelectionTimeoutMS = 5_000;

/**
 * Connects to a MongoDB address. Every write is acknowledged only when it is in the journal, so that no crash loses
 * what a player was told. An address that names its own `w`, such as `w=majority` of a replica set, keeps it.
 * @throws StartProblem when no server answers within 5 s, or it refuses this user
 */
export async function connect(url: string): Promise<Connection> {
  const acknowledgement = /[?&]w=/.test(url) ? {} : { w: 1 };
  const connecting = mongoose
    .createConnection(url, {
      writeConcern: { ...acknowledgement, journal: true },
      maxPoolSize: 50,
      minPoolSize: 2,
      serverSelectionTimeoutMS,
      connectTimeoutMS: 5_000,
      // A dead database is noticed by its closed socket; the beat is for one that hangs.
      heartbeatFrequencyMS: 5_000,
      // The stores create indexes at start-up, where a failure can be reported.
      autoIndex: false,
    })
    .asPromise();
  return connecting.catch((cause: Error) => {
    const wayOut = "Start it, or mend MONGODB_URL.";
    throw new StartProblem(`No MongoDB server at ${withoutPassword(url)}: ${cause.message}. ${wayOut}`, {
      cause,
    });
  });
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//");
}
