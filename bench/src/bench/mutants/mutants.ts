import { join } from "node:path";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { copyTree, removeTree, root } from "../../tree-copy.ts";
import type { Section } from "../report.ts";
import { AREAS, choose, type Mutant, mutantsOf, nameOf, textOf } from "./choice.ts";
import { passesIn, tryMutant } from "./kill.ts";
import { locate, NAMED } from "./named/named.ts";
import { readImporters, testsOf } from "./related.ts";
import { keepReport, readKilled } from "./report-file.ts";
import { sectionOf, type Tried } from "./section.ts";
import { stepsOf } from "./steps.ts";
import { packageOf } from "./trial.ts";
import { createTypeCheck, type TypeCheck } from "./type-check.ts";

const SEED = Number(process.env.BENCH_MUTANTS_SEED ?? 7);
const COUNT = Number(process.env.BENCH_MUTANTS ?? 60);
/** Whether those that were killed the last time are left out, such as after writing tests for the survivors. */
const ONLY_SURVIVORS = process.env.BENCH_MUTANTS_AGAIN === "survivors";
/** Mutants that are tried at the same time, each in a tree of its own. */
const AT_ONCE = 2;
const REPORT = join(root, ".cache/mutants.json");

/** A mutant and the tests that may kill it, in the order in which they are run. */
interface Planned {
  part: string;
  name?: string;
  mutant: Mutant;
  /** The whole file with the change. */
  text: string;
  steps: string[][];
}

/** Changes the product in small ways, each in a copy of the tree, and sees which of the changes the tests notice. */
export async function benchMutants(): Promise<Section> {
  const { planned, uncompilable } = plan();
  const killed = ONLY_SURVIVORS ? readKilled(REPORT) : new Map<string, Tried>();
  const before = planned.flatMap(({ mutant }) => killed.get(nameOf(mutant)) ?? []);
  const left = planned.filter(({ mutant }) => !killed.has(nameOf(mutant)));
  // One more stays as it is.
  const trees = Array.from({ length: AT_ONCE + 1 }, () => copyTree("mutants-"));
  try {
    const tried = [...before, ...(await tryAll(trees, left))];
    keepReport(REPORT, tried);
    return sectionOf(SEED, tried, uncompilable);
  } finally {
    for (const tree of trees) removeTree(tree);
  }
}

function plan(): { planned: Planned[]; uncompilable: Map<string, number> } {
  const importers = readImporters(root);
  const random = seededRandom(SEED);
  const checks = new Map<string, TypeCheck>();
  const compiles = (mutant: Mutant): boolean => {
    const name = packageOf(mutant.file);
    if (!checks.has(name)) checks.set(name, createTypeCheck(root, name));
    return checks.get(name)!(mutant.file, textOf(root, mutant));
  };
  const planned: Planned[] = [];
  const uncompilable = new Map<string, number>();
  const add = (part: string, mutant: Mutant, name?: string): void => {
    const steps = stepsOf(mutant.file, testsOf(importers, mutant.file));
    planned.push({ part, mutant, text: textOf(root, mutant), steps, ...(name !== undefined && { name }) });
  };
  for (const named of NAMED) add("named", locate(root, named), named.name);
  for (const area of AREAS) {
    const share = Math.ceil(COUNT / AREAS.length);
    const choice = choose(random, mutantsOf(root, area), share, compiles);
    for (const mutant of choice.mutants) add(area.name, mutant);
    uncompilable.set(area.name, choice.uncompilable);
  }
  return { planned, uncompilable };
}

async function tryAll(
  [unchanged, ...trees]: readonly string[],
  planned: readonly Planned[],
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const passesUnchanged = passesIn(unchanged!);
  const left = planned.entries();
  const work = async (tree: string): Promise<void> => {
    // Both workers take from the same iterator.
    for (const [, { part, name, mutant, text, steps }] of left) {
      const verdict = await tryMutant(tree, { file: mutant.file, text }, steps, passesUnchanged);
      const { file, line, before, after } = mutant;
      tried.push({ part, ...(name && { name }), file, line, before, after, ...verdict });
      const change = `${file}:${line} ${before} -> ${after}`.replaceAll(/\s+/g, " ").slice(0, 160);
      process.stdout.write(`${tried.length}/${planned.length} ${verdict.what}: ${name ?? change}\n`);
    }
  };
  await Promise.all(trees.map(work));
  return tried;
}
