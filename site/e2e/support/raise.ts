import type { Page } from "playwright-core";
import { runBeside } from "./beside.ts";

/** Gives whoever is signed in on the page experience, in the product whose data are in `dataDir`. */
export function raise(page: Page, dataDir: string, experience: number): Promise<void> {
  return runBeside(page, "wallet/testing/raise.ts", dataDir, String(experience));
}
