import { readFileSync } from "node:fs";
import { join } from "node:path";
import { between, type Random } from "@diamond-valley/schemas/random.ts";
import { applyTo, type Mutation, mutationsIn } from "./mutations.ts";
import { sourcesIn } from "./related.ts";

/** A part of the product of which mutants are made. */
export interface Area {
  name: string;
  folder: string;
  /** Which of the folder's files; all unless given. */
  files?: RegExp;
}

/** The parts that decide about value and seats. */
export const AREAS: readonly Area[] = [
  { name: "schemas", folder: "schemas/src" },
  { name: "wallet", folder: "game-server/src/wallet" },
  { name: "vault", folder: "game-server/src/vault" },
  {
    name: "seats",
    folder: "game-server/src/rooms",
    files:
      /\/(account-lock|areas|base-room|housekeeping|pace|seat|seat-locks|seats|tickets|walking|walking-room)\.ts$/,
  },
];

/** A mutation of a file, given relative to the root. */
export interface Mutant extends Mutation {
  file: string;
}

/** All mutants of an area, in the order of files and texts. */
export function mutantsOf(root: string, { folder, files = /./ }: Area): Mutant[] {
  return sourcesIn(root, folder)
    .filter((file) => files.test(file) && !/\.(test|fixture)\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      mutationsIn(file, readFileSync(join(root, file), "utf8")).map((mutation) => ({ ...mutation, file })),
    );
}

/** What was chosen, and how many of those tried first did not compile. */
export interface Choice {
  mutants: Mutant[];
  uncompilable: number;
}

/** Chooses `count` mutants that compile, no two of the same place in the text. */
export function choose(
  random: Random,
  mutants: readonly Mutant[],
  count: number,
  compiles: (mutant: Mutant) => boolean,
): Choice {
  const left = [...mutants];
  const chosen = new Map<string, Mutant>();
  let uncompilable = 0;
  while (chosen.size < count && left.length > 0) {
    const [mutant] = left.splice(between(random, 0, left.length - 1), 1);
    const place = `${mutant!.file}:${mutant!.start}`;
    if (chosen.has(place)) continue;
    if (compiles(mutant!)) chosen.set(place, mutant!);
    else uncompilable += 1;
  }
  return { mutants: [...chosen.values()], uncompilable };
}

/** The text of a mutant's file with its change. */
export function textOf(root: string, mutant: Mutant): string {
  return applyTo(readFileSync(join(root, mutant.file), "utf8"), mutant);
}

/** What a mutant is, for as long as its file stays as it is. */
export function nameOf({ file, line, before, after }: Omit<Mutant, "start" | "end">): string {
  return JSON.stringify([file, line, before, after]);
}
