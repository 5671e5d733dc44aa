import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../config/config.ts";

const table = readFileSync(join(projectRoot, "game-server/SECURITY.md"), "utf8");
const rows = table.split("\n").filter((line) => /^\| V\d+ /.test(line));

test("the table of security has every chapter, and every test that it names is there", () => {
  expect(rows.map((row) => row.split(" ")[1])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  for (const row of rows) {
    const named = [...row.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file]) => file ?? "");
    if (!row.includes("not used")) expect(named.length, row).toBeGreaterThan(0);
    for (const file of named) {
      const path = file.includes("/") ? file : `game-server/src/http/${file}`;
      expect(existsSync(join(projectRoot, path)), path).toBe(true);
    }
  }
});
