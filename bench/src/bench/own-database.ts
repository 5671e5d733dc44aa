import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { openDatabase } from "@diamond-valley/game-server/database/open.ts";
import type { Connection } from "mongoose";

/** Measures on an embedded database of its own, which is empty at the start and gone at the end. */
export async function onOwnDatabase<Found>(
  measure: (connection: Connection, url: string) => Promise<Found>,
): Promise<Found> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-bench-"));
  const database = await openDatabase({ dataDir: directory, log: { info: () => {}, warn: () => {} } });
  const connection = await connect(database.url);
  try {
    return await measure(connection, database.url);
  } finally {
    await connection.close();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
