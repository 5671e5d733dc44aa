import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "../choice.ts";
import { CLIENT } from "./client.ts";
import { SERVER } from "./server.ts";

/** A mutant that once lived, or would be expensive: an exact text of a file and what stands there instead. */
export interface NamedMutant {
  name: string;
  file: string;
  find: string;
  replace: string;
}

export const NAMED: readonly NamedMutant[] = [...SERVER, ...CLIENT];

/** Where the mutant's text stands in its file today. Throws where it doesn't stand there once. */
export function locate(root: string, { name, file, find, replace }: NamedMutant): Mutant {
  const text = readFileSync(join(root, file), "utf8");
  const start = text.indexOf(find);
  if (start < 0 || text.indexOf(find, start + 1) >= 0)
    throw new Error(`mutant "${name}": ${file} does not hold this text once: ${find}`);
  const line = text.slice(0, start).split("\n").length;
  return { file, line, start, end: start + find.length, before: find, after: replace };
}
