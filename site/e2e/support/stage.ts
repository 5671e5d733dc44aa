import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { SeasonAnswer, Stage } from "@diamond-valley/schemas/season/season.ts";
import { expect, vi } from "vitest";

const project = resolve(import.meta.dirname, "../../..");

/** A running product of the test's own: where it answers and where its data are. */
export interface StagedProduct {
  url: string;
  dataDir: string;
}

/** What the product says of its season. */
export async function seasonOf({ url }: Pick<StagedProduct, "url">): Promise<SeasonAnswer> {
  return (await (await fetch(`${url}/api/kr/season`)).json()) as SeasonAnswer;
}

/** Sets the stage of a running product as an operator does, or gives it back to the timetable; done once it is seen. */
export async function setStage(product: StagedProduct, stage: Stage | null): Promise<void> {
  const command = stage ? ["stage", "set", stage] : ["stage", "clear"];
  await promisify(execFile)(process.execPath, ["game-server/src/operator/main.ts", ...command], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "test", DATA_DIR: product.dataDir },
  });
  if (!stage) return;
  await vi.waitFor(async () => expect((await seasonOf(product)).stage).toBe(stage), {
    timeout: 10_000,
    interval: 100,
  });
}
