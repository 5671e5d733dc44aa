import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Schema } from "../http/validate.ts";
import { UsageProblem } from "./command.ts";

/** Rows that are worked on at once. */
const chunkSize = 500;

/**
 * Reads a file of comma-separated values: the first line names the columns, no value holds a comma. The rows come in
 * chunks of 500, so that a file may be of any length.
 * @throws UsageProblem that names the line
 */
export async function* readTable<T>(file: string, row: Schema<T>): AsyncIterable<T[]> {
  let columns: string[] | undefined;
  let chunk: T[] = [];
  let line = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text.trim() === "") continue;
    const values = text.split(",").map((value) => value.trim());
    if (!columns) {
      columns = values;
      continue;
    }
    chunk.push(read(row, columns, values, `${file}, line ${line}`));
    if (chunk.length === chunkSize) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** Rows of a table that are named where they met nobody. */
const NAMED = 5;

/**
 * For rows that name nobody who is on record: the others of their table were taken in.
 * @throws UsageProblem with the first of them, where there are any
 */
export function refuseStrangers(strangers: readonly string[], rows: number): void {
  if (strangers.length === 0) return;
  const named = strangers.slice(0, NAMED).join(", ") + (strangers.length > NAMED ? ", …" : "");
  throw new UsageProblem(
    `${strangers.length} of ${rows} rows name nobody who is on record: ${named}. Mend the file and take it in again.`,
  );
}

async function* linesOf(file: string): AsyncIterable<string> {
  const input = createReadStream(file, "utf8");
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new UsageProblem(`${file} can't be read: ${(error as Error).message}`);
  }
}

function read<T>(row: Schema<T>, columns: readonly string[], values: readonly string[], where: string): T {
  const named = Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""]));
  const parsed = row.safeParse(named);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageProblem(`${where}: ${issue?.path.join(".") || "the columns"}: ${issue?.message}`);
}
