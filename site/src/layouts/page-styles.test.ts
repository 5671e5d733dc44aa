import { expect, test } from "vitest";
import { hashOf } from "./content-policy.ts";
import { type Chunk, withOwnStyles } from "./page-styles.ts";

const SHEETS = new Map([
  ["_astro/page.css", "body{color:red}\n"],
  ["_astro/island.css", ".island{}"],
  ["_astro/dialog.css", ".dialog{}"],
  ["_astro/faces.css", "@font-face{src:url(/_astro/jua.woff2)}"],
]);
const CHUNKS = new Map<string, Chunk>([
  ["_astro/island.js", { imports: ["_astro/shared.js"], styles: [] }],
  ["_astro/shared.js", { imports: ["_astro/island.js"], styles: ["_astro/island.css"] }],
  ["_astro/dialog.js", { imports: ["_astro/shared.js"], styles: ["_astro/dialog.css"] }],
]);
const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self' 'sha256-a';">`;
const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const built = (...names: string[]) =>
  `<html><head>${POLICY}${names.map(link).join("")}</head><body><astro-island component-url="/_astro/island.js"></astro-island></body></html>`;
const lean = (page: string) => withOwnStyles(page, SHEETS, CHUNKS);

test("a style sheet that no script asks for stands in the page, and its policy names it", () => {
  const page = lean(built("page"));
  expect(page).toContain("<style>body{color:red}</style></head>");
  expect(page).not.toContain(link("page"));
  expect(page).toContain(`style-src 'self' 'sha256-a' '${hashOf("body{color:red}")}';`);
});

test("what a page's own scripts bring, also those that they import, is linked as before", () => {
  expect(lean(built("island"))).toBe(built("island"));
});

test("what comes with a script that is imported later is left to it", () => {
  expect(lean(built("dialog", "island"))).toBe(built("island"));
});

test("faces of fonts stay a file", () => {
  expect(lean(built("faces"))).toBe(built("faces"));
});

test("templates, noscript and the body stay as they are", () => {
  const page = `<html><head>${POLICY}<template>${link("page")}</template><noscript>${link("page")}</noscript></head><body>${link("page")}</body></html>`;
  expect(lean(page)).toBe(page);
});

test("a page that the build doesn't know the styles of is left alone", () => {
  expect(lean(built("elsewhere"))).toBe(built("elsewhere"));
});
