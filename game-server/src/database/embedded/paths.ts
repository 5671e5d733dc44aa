import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Where one embedded database keeps its files. All processes that name the same data directory get the same paths. */
export interface EmbeddedPaths {
  /** Files of the embedded engine. */
  engine: string;
  /** Files of a downloaded mongod, whose format is another. */
  mongod: string;
  /** Sockets, and the temporary directory of the database process. */
  run: string;
  /** What the database process prints. */
  log: string;
  /** Socket on which the process says where it listens, and learns who still needs it. */
  lease: string;
  /** Fixed path that stands for the engine's own socket, whose name changes at each start. */
  socket: string;
}

/** Longest path of a Unix socket is 103 bytes on macOS and 107 on Linux. The engine adds this much to its directory. */
const longestRunDirectory = 103 - "/embedded-mongodb-XXXXXX/mongodb.sock".length;

/** Makes the directories of the database under `dataDir`, and says where everything is. */
export function preparePaths(dataDir: string): EmbeddedPaths {
  mkdirSync(dataDir, { recursive: true });
  const root = realpathSync(dataDir);
  const run = runDirectory(root);
  mkdirSync(run, { recursive: true });
  // The sockets carry no password: only this user may reach them.
  chmodSync(run, 0o700);
  const pipe = `\\\\.\\pipe\\diamond-valley-${shortHash(root)}`;
  return {
    engine: join(root, "mongo"),
    mongod: join(root, "mongod"),
    run,
    log: join(root, "database.log"),
    lease: process.platform === "win32" ? pipe : join(run, "lease.sock"),
    socket: join(run, "mongodb.sock"),
  };
}

function runDirectory(root: string): string {
  const inside = join(root, "run");
  if (Buffer.byteLength(inside) <= longestRunDirectory) return inside;
  return join(tmpdir(), `diamond-valley-${userInfo().uid}-${shortHash(root)}`);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
