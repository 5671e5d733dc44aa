import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataDirectory, refuseFullDisk } from "./data-directory.ts";
import { StartProblem } from "./start-problem.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "diamond-valley-data-"));
});
afterEach(() => rmSync(home, { recursive: true }));

function problemOf(prepare: () => void): string {
  try {
    prepare();
  } catch (error) {
    expect(error).toBeInstanceOf(StartProblem);
    return (error as Error).message;
  }
  throw new Error("it was not refused");
}

test("a missing directory is made, and nothing is left in it", () => {
  const directory = join(home, "a/b");
  prepareDataDirectory(directory);
  prepareDataDirectory(directory);
  expect(readdirSync(directory)).toEqual([]);
});

test.each(["data", "data/inside"])("a file in the place of %s is named with the way out", (name) => {
  writeFileSync(join(home, "data"), "not a directory");
  const directory = join(home, name);
  expect(problemOf(() => prepareDataDirectory(directory))).toBe(
    `DATA_DIR names ${directory}, and a file stands in the way. Move it away, or set DATA_DIR to another directory.`,
  );
});

// Even root may not make directories in these; elsewhere than on Linux they don't exist.
test.runIf(existsSync("/proc/self")).each(["/proc/valley/data", "/sys/valley"])(
  "%s, which nobody may write, is named with the way out",
  (directory) => {
    expect(problemOf(() => prepareDataDirectory(directory))).toMatch(
      /^The data directory \S+ can't be written \((ENOENT|EPERM|EACCES|EROFS)\)\. Let this user write there, or set [^\n]+\.$/,
    );
  },
);

test("a disk with too little room is named with what it has and what it needs", () => {
  const needed = 2 ** 70;
  expect(problemOf(() => refuseFullDisk(home, needed))).toMatch(
    /^The disk of \S+ has \d+ MB free, and the database needs 1125899906842624 MB\. Make room, or set [^\n]+\.$/,
  );
});
