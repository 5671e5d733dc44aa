import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { nameOf } from "./choice.ts";
import type { Tried } from "./section.ts";

/** Writes down what became of each mutant. */
export function keepReport(file: string, tried: readonly Tried[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(tried, null, 2)}\n`);
}

/** Those that were noticed when the report was written, by their names; none without a report. */
export function readKilled(file: string): Map<string, Tried> {
  const tried = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Tried[]) : [];
  return new Map(tried.filter(({ what }) => what !== "survived").map((each) => [nameOf(each), each]));
}
