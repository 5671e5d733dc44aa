import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { filesUnder, fingerprint, isDone, markDone } from "./stamp.mjs";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "diamond-valley-stamp-"));
  mkdirSync(join(directory, "src"));
  writeFileSync(join(directory, "src/page.astro"), "one");
  writeFileSync(join(directory, "package.json"), "{}");
});
afterEach(() => rmSync(directory, { recursive: true }));

const print = () => fingerprint(filesUnder(directory), ["linux"]);

test("work is done until a file that it was made of changes, comes or goes", () => {
  const stamp = join(directory, "node_modules/stamp");
  assert.equal(isDone(stamp, print()), false);
  markDone(stamp, print());
  assert.equal(isDone(stamp, print()), true);

  writeFileSync(join(directory, "src/page.astro"), "two");
  assert.equal(isDone(stamp, print()), false);
  writeFileSync(join(directory, "src/page.astro"), "one");
  assert.equal(isDone(stamp, print()), true);

  writeFileSync(join(directory, "src/more.astro"), "");
  assert.equal(isDone(stamp, print()), false);
  rmSync(join(directory, "src/more.astro"));
  rmSync(join(directory, "src/page.astro"));
  assert.equal(isDone(stamp, print()), false);
});

test("facts count as much as files", () => {
  assert.notEqual(fingerprint([], ["linux"]), fingerprint([], ["darwin"]));
});

test("what was made is not among the sources", () => {
  for (const made of ["node_modules", "dist", ".astro", ".cache"]) {
    mkdirSync(join(directory, made));
    writeFileSync(join(directory, made, "file"), "");
  }
  assert.deepEqual(filesUnder(directory), [
    join(directory, "package.json"),
    join(directory, "src/page.astro"),
  ]);
});
