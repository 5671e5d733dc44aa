import { randomUUID } from "node:crypto";
import type { Connection } from "mongoose";
import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "../database/connect.ts";
import type {} from "./global-setup.ts";

/** An empty database of a test file's own. Filled in before the first test runs. */
export interface FreshDatabase {
  /** Address of this database, for processes and stores that connect themselves. */
  url: string;
  connection: Connection;
}

/** The database `name` on the server that `serverUrl` names. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Gives the calling test file an empty database on the engine of this test run, dropped after its last test. */
export function freshDatabase(): FreshDatabase {
  const url = databaseUrl(inject("databaseServer"), `test-${randomUUID()}`);
  const fresh = { url } as FreshDatabase;
  beforeAll(async () => {
    fresh.connection = await connect(url);
  });
  afterAll(async () => {
    await fresh.connection?.dropDatabase();
    await fresh.connection?.close();
  });
  return fresh;
}
