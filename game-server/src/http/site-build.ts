import { statSync } from "node:fs";
import { join } from "node:path";
import { readSite, type SiteFile } from "./site-files.ts";

/** How often (ms) the directory is looked at, at most: an unknown address must not cost a look each. */
const LOOK = 1_000;

/** The files of the built site by their URL paths, as they are in the directory now. */
export interface Build {
  get(url: string): SiteFile | undefined;
  has(url: string): boolean;
}

/**
 * Reads the site in `directory`, and again when it was built again. While a build is under way, which empties the
 * directory first, the files of the last one stay: those that were asked for are in memory.
 */
export function watchBuild(directory: string, now: () => number): Build {
  const home = join(directory, "index.html");
  let files = readSite(directory);
  let known = identityOf(home);
  let looked = now();

  function lookAgain(wanted: string): void {
    if (now() - looked < LOOK) return;
    looked = now();
    const found = identityOf(home);
    if (found === undefined) return;
    if (found !== known) files = readSite(directory);
    // A build writes one page after the other: what is not there yet is looked for.
    else if (!files.has(wanted)) files = new Map([...readSite(directory), ...files]);
    known = found;
  }

  return {
    get(url) {
      lookAgain(url);
      return files.get(url);
    },
    has(url) {
      lookAgain(url);
      return files.has(url);
    },
  };
}

/** Another build's home page has another one. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}
