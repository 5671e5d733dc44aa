import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { copyTree, removeTree, root } from "../../tree-copy.ts";
import type { Section } from "../report.ts";
import { AREAS, choose, type Mutant, mutantsOf, textOf } from "./choice.ts";
import { locate, NAMED } from "./named/named.ts";
import { readImporters, testsOf } from "./related.ts";
import { sectionOf, type Tried } from "./section.ts";
import { stepsOf } from "./steps.ts";
import { packageOf, runTests, tryMutant } from "./trial.ts";
import { createTypeCheck, type TypeCheck } from "./type-check.ts";

const SEED = Number(process.env.BENCH_MUTANTS_SEED ?? 7);
const COUNT = Number(process.env.BENCH_MUTANTS ?? 60);
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
  const trees = Array.from({ length: AT_ONCE }, () => copyTree("mutants-"));
  try {
    await checkUnchanged(trees[0]!, planned);
    const tried = await tryAll(trees, planned);
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(REPORT, JSON.stringify({ seed: SEED, tried }, null, 2));
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

/** A test that fails on the tree as it is would kill every mutant. */
async function checkUnchanged(tree: string, planned: readonly Planned[]): Promise<void> {
  const files = new Set(planned.flatMap(({ steps }) => steps.flat()));
  for (const [name, tests] of Map.groupBy(files, packageOf)) {
    const verdict = await runTests(tree, tests, false);
    if (verdict.what === "survived") continue;
    const why = verdict.what === "killed" ? verdict.by : verdict.what;
    throw new Error(`${name}: a test fails without any mutant: ${why}`);
  }
}

async function tryAll(trees: readonly string[], planned: readonly Planned[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  const left = planned.entries();
  const work = async (tree: string): Promise<void> => {
    // Both workers take from the same iterator.
    for (const [, { part, name, mutant, text, steps }] of left) {
      const verdict = await tryMutant(tree, { file: mutant.file, text }, steps);
      const { file, line, before, after } = mutant;
      tried.push({ part, ...(name && { name }), file, line, before, after, ...verdict });
      const change = `${file}:${line} ${before} -> ${after}`.replaceAll(/\s+/g, " ").slice(0, 160);
      process.stdout.write(`${tried.length}/${planned.length} ${verdict.what}: ${name ?? change}\n`);
    }
  };
  await Promise.all(trees.map(work));
  return tried;
}
