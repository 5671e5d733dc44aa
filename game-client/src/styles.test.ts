/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = new URL(".", import.meta.url).pathname;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** The selectors of the outermost rules, those inside of media queries included. */
function selectorsIn(css: string): string[] {
  const found: string[] = [];
  const open: boolean[] = [];
  let text = "";
  for (const sign of css.replace(/\/\*.*?\*\//gs, "").replace(/@import[^;]*;/g, "")) {
    if (sign === "{") {
      const prelude = text.trim();
      const isQuery = /^@(media|supports)/.test(prelude);
      if (open.every(Boolean) && !prelude.startsWith("@")) found.push(...prelude.split(/,(?![^(]*\))/));
      open.push(isQuery);
      text = "";
    } else if (sign === "}") {
      open.pop();
      text = "";
    } else if (sign === ";") text = "";
    else text += sign;
  }
  return found.map((selector) => selector.trim());
}

/** What a selector begins with: its root, which decides where the rule counts. */
const rootOf = (selector: string): string =>
  /^[.:[\w-]+(\([^)]*\)|="[^"]*"\])?/.exec(selector)?.[0] ?? selector;

test("every style counts under a root, and each root belongs to one file", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of files)
    for (const selector of selectorsIn(readFileSync(join(SOURCE, file), "utf8"))) {
      expect(selector, file).toMatch(/^(\.|:is\(\[data-dialog|\[data-dialog)/);
      const root = rootOf(selector).replace(/::?[a-z-]+$/, "");
      // The frame is divided into its reset and its own rules.
      if (root === ".game") continue;
      owners.set(root, (owners.get(root) ?? new Set()).add(file));
    }
  expect(owners.size).toBeGreaterThan(15);
  for (const [root, where] of owners) expect([...where], root).toHaveLength(1);
});
