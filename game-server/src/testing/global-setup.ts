import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/open.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the database server that all test files of a run share. */
    databaseServer: string;
  }
}

/** Opens one database engine for the whole run, on a directory of its own, and removes both at the end. */
export default async function openForTheRun(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-test-"));
  const told: string[] = [];
  const log = { info: (line: string) => told.push(line), warn: (line: string) => told.push(line) };
  const database = await openDatabase({ url: process.env.TEST_MONGODB_URL, dataDir, log });
  project.provide("databaseServer", database.url);
  return async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
