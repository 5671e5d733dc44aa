import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

const server = resolve(import.meta.dirname, "../../..");
let tree: string;

/** The server as a production image has it: its source, and what it depends on without the optional packages. */
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "diamond-valley-image-"));
  cpSync(join(server, "src"), join(tree, "game-server/src"), { recursive: true });
  cpSync(join(server, "package.json"), join(tree, "game-server/package.json"));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(tree, "game-server/node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(server, "node_modules", name), link);
  }
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test("a server without MONGODB_URL says in one sentence that the embedded database is not installed", () => {
  const main = join(tree, "game-server/src/main.ts");
  const dataDir = join(tree, "data");
  const { PATH } = process.env;
  const ended = spawnSync(process.execPath, [main], {
    env: { PATH, DATA_DIR: dataDir, PORT: "0", NODE_ENV: "development", LOG_LEVEL: "warn" },
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(ended.stderr).toBe(
    "The embedded MongoDB is not installed here: set MONGODB_URL to the address of a MongoDB server.\n",
  );
  expect(ended.status).toBe(1);
  expect(readdirSync(dataDir)).not.toContain("mongo");
}, 90_000);
