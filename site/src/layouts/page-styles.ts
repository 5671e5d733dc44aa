import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { hashOf } from "./content-policy.ts";

/** What a script of the build brings along: scripts that it imports at once, and style sheets. Paths without a slash in front. */
export interface Chunk {
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;
const SCRIPTS = /(?:component-url|renderer-url|src)="\/(_astro\/[^"]+\.js)"/g;
const STYLE_POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*style-src [^;"]*)/;

/**
 * A page with the styles of its first screen, and no others. The framework links each style sheet that any part of a
 * page may need one day, forty for the game, and a browser shows nothing before it has them all. So those that come
 * with a script that is imported later are left to that script, and those that no script ever asks for stand in the
 * page itself, named by their hash in its policy. What a template or a `noscript` holds stays as it is.
 * @param sheets the style sheets by path
 * @param chunks the scripts by path
 */
export function withOwnStyles(
  page: string,
  sheets: ReadonlyMap<string, string>,
  chunks: ReadonlyMap<string, Chunk>,
): string {
  const end = page.indexOf("</head>");
  const [head, rest] = [page.slice(0, end), page.slice(end)];
  const atOnce = stylesAtOnce(page, chunks);
  const scripted = scriptedStyles(chunks);
  const hashes: string[] = [];
  const lean = outsideOf(head, (part) =>
    part.replace(LINK, (link, path: string) => {
      if (scripted.has(path)) return atOnce.has(path) ? link : "";
      const sheet = sheets.get(path);
      if (sheet === undefined || !isOwn(sheet)) return link;
      const style = sheet.trim();
      hashes.push(`'${hashOf(style)}'`);
      return `<style>${style}</style>`;
    }),
  );
  return lean.replace(STYLE_POLICY, (policy) => [policy, ...hashes].join(" ")) + rest;
}

/** Style sheets that some script asks for by itself, sooner or later. */
export function scriptedStyles(chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  return new Set([...chunks.values()].flatMap(({ styles }) => styles));
}

/** Style sheets of the scripts that a page loads with itself. */
function stylesAtOnce(page: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const reached = new Set([...page.matchAll(SCRIPTS)].map(([, path = ""]) => path));
  // What is added while the set is walked is walked too.
  for (const path of reached) for (const each of chunks.get(path)?.imports ?? []) reached.add(each);
  return new Set([...reached].flatMap((path) => chunks.get(path)?.styles ?? []));
}

/** Rewrites what stands outside of templates and `noscript`. */
function outsideOf(head: string, rewrite: (part: string) => string): string {
  return head
    .split(/(<template\b.*?<\/template>|<noscript>.*?<\/noscript>)/s)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join("");
}

/** Those of the fonts stay files: there are too many faces for each page to carry them. */
const isOwn = (sheet: string): boolean => !sheet.includes(".woff2") && !sheet.includes("</");

/** Gives each built page the styles of its first screen, and removes the files that no page names any more. */
export function pageStyles(): AstroIntegration {
  const chunks = new Map<string, Chunk>();
  return {
    name: "page-styles",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "page-styles",
                applyToEnvironment: ({ name }) => name === "client",
                writeBundle(_options, bundle) {
                  for (const [path, item] of Object.entries(bundle)) {
                    if (item.type !== "chunk") continue;
                    chunks.set(path, {
                      imports: item.imports,
                      styles: [...(item.viteMetadata?.importedCss ?? [])],
                    });
                  }
                },
              },
            ],
          },
        });
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const read = (file: string) => readFile(join(root, file), "utf8");
        const sheets = new Map<string, string>();
        for (const file of files) if (file.endsWith(".css")) sheets.set(file, await read(file));
        const pages: string[] = [];
        for (const file of files.filter((each) => each.endsWith(".html"))) {
          const page = withOwnStyles(await read(file), sheets, chunks);
          await writeFile(join(root, file), page);
          pages.push(page);
        }
        const scripted = scriptedStyles(chunks);
        for (const path of sheets.keys())
          if (!scripted.has(path) && !pages.some((page) => page.includes(path))) await rm(join(root, path));
      },
    },
  };
}
