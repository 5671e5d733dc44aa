import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../tree-copy.ts";

/** The longest that a step of the proof may take on a busy machine, ms. */
export const STEP_MAX = 600_000;
/** A program that hangs is ended so long before its step is over, ms: it would outlive it otherwise. */
const ENDED_BEFORE = 20_000;
export const TYPESCRIPT = join(root, "node_modules/typescript-native/bin/tsc");
export const VITEST = join(root, "node_modules/vitest/vitest.mjs");

/** Runs a program of Node in a folder of a copied tree, and answers what it printed. What it printed says why it failed. */
export async function runInTree(tree: string, directory: string, ...args: string[]): Promise<string> {
  const timeout = STEP_MAX - ENDED_BEFORE;
  const options = { cwd: join(tree, directory), timeout, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    return (await promisify(execFile)(process.execPath, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.join(" ")}: ${stdout}${stderr}`, { cause: error });
  }
}
