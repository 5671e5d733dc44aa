import { constants, createWriteStream, existsSync } from "node:fs";
import { access, copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { linesOf } from "@diamond-valley/schemas/draws/leaves.ts";
import { projectRoot } from "../../config/config.ts";
import { recordOf, summaryOf } from "../../draws/record.ts";
import type { DrawnDraw } from "../../draws/store.ts";
import type { Operator } from "../command.ts";
import { written } from "../output.ts";

/** Where the verifier is, in the sources and in an image. */
const VERIFIERS = ["site/public/verify-draw.mjs", "site/dist/verify-draw.mjs"];

/** Makes a directory that files can be written into, where it is not there yet. @throws UsageProblem where that can't be done */
export async function makeDirectory(directory: string): Promise<void> {
  await written(directory, mkdir(directory, { recursive: true }));
  await written(directory, access(directory, constants.W_OK));
}

/** Writes all that anybody needs to check published draws offline into a directory that is there. */
export async function* writeFiles(
  operator: Pick<Operator, "draws">,
  draw: DrawnDraw,
  directory: string,
): AsyncIterable<string> {
  await written(directory, writeAll(operator, draw, directory));
  yield `${directory} holds draw.json and the entries of ${draw.terms.prizes.length} prizes.`;
  yield `Anybody checks them with: node verify-draw.mjs ${directory}`;
}

async function writeAll({ draws }: Pick<Operator, "draws">, draw: DrawnDraw, directory: string) {
  const summary = summaryOf(draw, "published", draw.terms);
  const record = recordOf(summary, await draws.holders.standing(draw));
  await writeFile(join(directory, "draw.json"), `${JSON.stringify(record, null, 1)}\n`);
  for (const { slug } of draw.terms.prizes) {
    await pipeline(
      async function* () {
        for await (const { leaves } of draws.leaves.read(draw.frozen.run, slug)) yield linesOf(leaves);
      },
      createWriteStream(join(directory, `${slug}.csv`)),
    );
  }
  const verifier = VERIFIERS.map((file) => join(projectRoot, file)).find((file) => existsSync(file));
  if (verifier) await copyFile(verifier, join(directory, "verify-draw.mjs"));
}
