import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { takeLease } from "@diamond-valley/game-server/database/embedded/lease.ts";
import { preparePaths } from "@diamond-valley/game-server/database/embedded/paths.ts";
import type { Connection } from "mongoose";

/** A database that others use too, for as long as this process needs it. */
export interface JoinedDatabase {
  readonly connection: Connection;
  leave(): Promise<void>;
}

/**
 * Joins the embedded database of a product that runs in `directory`.
 * @throws Error where none runs there
 */
export async function joinDatabase(directory: string): Promise<JoinedDatabase> {
  const lease = await takeLease(preparePaths(directory).lease);
  if (!lease) throw new Error(`no database runs in ${directory}`);
  const connection = await connect(lease.url);
  return {
    connection,
    async leave() {
      await connection.close();
      lease.giveBack();
    },
  };
}
