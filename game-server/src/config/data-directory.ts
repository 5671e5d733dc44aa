import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartProblem } from "./start-problem.ts";

/** Free disk (bytes) below which the database engine refuses to build an index. */
const neededByTheEngine = 500 * 2 ** 20;

const otherDirectory = "set DATA_DIR to another directory";

/**
 * Makes the data directory where it is missing, and checks that files can be written there.
 * @throws StartProblem with what is wrong and the way out
 */
export function prepareDataDirectory(directory: string): void {
  try {
    makeDirectory(directory);
    const probe = join(directory, `.write-check-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException, directory);
  }
}

/**
 * Checks that the disk has room for a new database.
 * @param needed free bytes
 * @throws StartProblem
 */
export function refuseFullDisk(directory: string, needed = neededByTheEngine): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < needed) throw fullDisk(directory, `has ${megabytes(bavail * bsize)} MB free`, needed);
}

/** The problem of a disk that has too little room for the database. */
export function fullDisk(directory: string, finding: string, needed = neededByTheEngine): StartProblem {
  return new StartProblem(
    `The disk of ${directory} ${finding}, and the database needs ${megabytes(needed)} MB. Make room, or ${otherDirectory}.`,
  );
}

/** One level after the other: a recursive `mkdirSync` never returns where the system forbids a directory with ENOENT. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function problemOf({ code, message }: NodeJS.ErrnoException, directory: string): StartProblem {
  if (code === "ENOTDIR" || code === "EEXIST")
    return new StartProblem(
      `DATA_DIR names ${directory}, and a file stands in the way. Move it away, or ${otherDirectory}.`,
    );
  if (code === "ENOSPC") return fullDisk(directory, "is full");
  return new StartProblem(
    `The data directory ${directory} can't be written (${code ?? message}). Let this user write there, or ${otherDirectory}.`,
  );
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}
