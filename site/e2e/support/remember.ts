import type { Page } from "playwright-core";
import { runBeside } from "./beside.ts";

/** Lets whoever is signed in on the page have done what the facts say, in the product whose data are in `dataDir`. */
export function remember(page: Page, dataDir: string, ...facts: string[]): Promise<void> {
  return runBeside(page, "story/testing/remember.ts", dataDir, ...facts);
}
