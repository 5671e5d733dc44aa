import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { weighPage } from "./module-graph.ts";

const root = mkdtempSync(join(tmpdir(), "page-weight-"));
afterAll(() => rmSync(root, { recursive: true }));

const files: Record<string, string> = {
  "index.html": `<html><script type="module" src="/_astro/page.js"></script></html>`,
  "island/index.html": `<astro-island component-url="/_astro/island.js" renderer-url="/_astro/client.js" client="load"></astro-island>`,
  "faq/index.html": `<html><script type="application/ld+json">{"a":1}</script></html>`,
  "_astro/page.js": `import{a}from"./shared.js";import"./effect.js";const later=()=>import("./later.js");`,
  "_astro/shared.js": `export const a=1;`,
  "_astro/effect.js": `export*from"./shared.js";`,
  "_astro/later.js": `import{a as b}from"./shared.js";export default b;`,
  "_astro/island.js": `import { a as c } from "/_astro/shared.js";`,
  "_astro/client.js": `export default 1;`,
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
}
const size = (...names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[`_astro/${name}`] ?? "").length, 0);

test("counts what a page loads, each file once, and what it may load later apart", () => {
  expect(weighPage(root, "index.html")).toEqual({
    page: "/",
    initial: size("page.js", "shared.js", "effect.js"),
    reachable: size("page.js", "shared.js", "effect.js", "later.js"),
    files: 3,
  });
});

test("leaves out what loads apart", () => {
  expect(weighPage(root, "index.html", (name) => name === "later").reachable).toBe(
    size("page.js", "shared.js", "effect.js"),
  );
});

test("follows the scripts of islands", () => {
  expect(weighPage(root, "island/index.html").initial).toBe(size("island.js", "client.js", "shared.js"));
});

test("a page without scripts weighs nothing; data is not a script", () => {
  expect(weighPage(root, "faq/index.html")).toEqual({ page: "/faq/", initial: 0, reachable: 0, files: 0 });
});
