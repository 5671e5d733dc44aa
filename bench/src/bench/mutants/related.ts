import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** Where the sources of the packages are, and what stands for the package in an import. */
const SOURCES = [
  ["schemas/src", "@diamond-valley/schemas/"],
  ["game-server/src", "@diamond-valley/game-server/"],
  ["game-client/src", "@diamond-valley/game-client/"],
  ["game-client/art-kit/src", "@diamond-valley/art-kit/"],
  ["game-client/web-kit/src", "@diamond-valley/web-kit/"],
  ["site/src", null],
] as const;

/** Which files import a file, directly: both relative to the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of all packages. A path in a text counts as an import too: some tests start a file as a program. */
export function readImporters(root: string): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [folder] of SOURCES)
    for (const file of sourcesIn(root, folder))
      for (const imported of importsOf(root, file)) {
        const known = importers.get(imported) ?? new Set();
        importers.set(imported, known.add(file));
      }
  return importers;
}

/** Source files under a folder, relative to the root. */
export function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes("node_modules"))
    .sort();
}

function importsOf(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      return;
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap((text) => resolved(root, file, text) ?? []);
}

function resolved(root: string, from: string, text: string): string | null {
  if (!/\.tsx?$/.test(text)) return null;
  if (text.startsWith(".")) {
    const file = join(dirname(from), text);
    return existsSync(join(root, file)) ? file : null;
  }
  for (const [folder, name] of SOURCES) {
    if (name === null || !text.startsWith(name)) continue;
    const rest = text.slice(name.length);
    return join(folder, rest.startsWith("src/") ? rest.slice("src/".length) : rest);
  }
  return null;
}

/**
 * The test files that a file reaches through imports: the one that has its name, those of its folder, and then all others;
 * of each the nearest first.
 */
export function testsOf(importers: Importers, file: string): string[] {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const rank = (test: string): number => {
    if (test.replace(/\.test\.tsx?$/, "") === file.replace(/\.tsx?$/, "")) return 0;
    return dirname(test) === dirname(file) ? 1 : 2;
  };
  return [...distances]
    .filter(([test]) => /\.test\.tsx?$/.test(test))
    .sort(([a, far], [b, near]) => rank(a) - rank(b) || far - near || a.localeCompare(b))
    .map(([test]) => test);
}
