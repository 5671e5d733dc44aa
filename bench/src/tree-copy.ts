import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";

/** The project's root. */
export const root = resolve(import.meta.dirname, "../..");
/** The packages that a copy holds. */
export const PACKAGES = ["schemas", "game-server", "game-client", "site"] as const;
/** What a package makes of itself, and what was installed. */
export const MADE: ReadonlySet<string> = new Set(["dist", ".astro", ".cache", "shots", "node_modules"]);

/** Copies the packages with what is installed for them, so that their tests run in the copy. */
export function copyTree(prefix: string): string {
  const tree = mkdtempSync(join(tmpdir(), prefix));
  for (const name of PACKAGES)
    cpSync(join(root, name), join(tree, name), {
      recursive: true,
      verbatimSymlinks: true,
      // Links to packages are needed; what builds left in the folders of packages is not.
      filter: (file) => !MADE.has(basename(file)) || basename(file) === "node_modules",
    });
  for (const name of ["package.json", "pnpm-workspace.yaml", "tsconfig.base.json"])
    cpSync(join(root, name), join(tree, name));
  for (const name of ["node_modules", ".cache"])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(tree, name));
  return tree;
}

/** The files of a folder that somebody wrote, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path).map((file) => join(entry.name, file));
    return entry.isFile() ? [relative(folder, path)] : [];
  });
}

/** Removes a copy. */
export function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
}
