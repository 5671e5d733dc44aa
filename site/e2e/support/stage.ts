import type { SeasonAnswer, Stage } from "@diamond-valley/schemas/season/season.ts";
import { expect, vi } from "vitest";
import { operate } from "./operator.ts";

/** A running product of the test's own: where it answers and where its data are. */
export interface StagedProduct {
  url: string;
  dataDir: string;
}

/** What the product says of its season. */
export async function seasonOf({ url }: Pick<StagedProduct, "url">): Promise<SeasonAnswer> {
  const answer = await fetch(`${url}/api/kr/season`, { signal: AbortSignal.timeout(30_000) });
  return (await answer.json()) as SeasonAnswer;
}

/** Sets the stage of a running product as an operator does, or gives it back to the timetable; done once it is seen. */
export async function setStage(product: StagedProduct, stage: Stage | null): Promise<void> {
  await operate(product.dataDir, stage ? ["stage", "set", stage] : ["stage", "clear"]);
  if (!stage) return;
  await vi.waitFor(async () => expect((await seasonOf(product)).stage).toBe(stage), {
    timeout: 60_000,
    interval: 100,
  });
}
