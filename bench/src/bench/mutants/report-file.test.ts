import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameOf } from "./choice.ts";
import { keepReport, readKilled } from "./report-file.ts";
import type { Tried } from "./section.ts";

test("what was noticed is known by its file, line and change; survivors are to be tried again", () => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-report-"));
  const file = join(folder, "deep/report.json");
  const mutant = { part: "a", file: "a.ts", line: 3, before: "<", after: "<=" };
  const killed: Tried = { ...mutant, what: "killed", by: "a test" };
  const survived: Tried = { ...mutant, line: 4, what: "survived" };
  expect(readKilled(file).size).toBe(0);
  keepReport(file, [killed, survived]);
  expect([...readKilled(file)]).toEqual([[nameOf(mutant), killed]]);
  rmSync(folder, { recursive: true });
});
