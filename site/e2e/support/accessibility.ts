import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  /** The rules, on a page that has been held to them. */
  var axe: typeof import("axe-core") | undefined;
}

/** The rules as a script. The one for readers, which the package hands out itself, is more than twice as long. */
const rules = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What breaks a rule, in the page; nothing where the rules have not been brought. */
function run(part: string | undefined): Promise<AxeResults["violations"]> | undefined {
  // What keeps a rule is not written down, nor where an element stands: both take as long as the rules themselves.
  return globalThis.axe
    ?.run(part ?? document, { resultTypes: ["violations"], selectors: false, preload: { assets: ["media"] } })
    .then(({ violations }) => violations);
}

/**
 * What of a page, or of a part of it, breaks an accessibility rule: each rule with the elements that break it. Pages have no
 * frames, so the rules run in the page at once. A document is brought them once.
 */
export async function violationsIn(page: Page, part?: string): Promise<string[]> {
  let violations = await page.evaluate(run, part);
  if (!violations) {
    await page.evaluate(rules);
    violations = await page.evaluate(run, part);
  }
  if (!violations) throw new Error("the accessibility rules did not run");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
