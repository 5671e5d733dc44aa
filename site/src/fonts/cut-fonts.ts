import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { type Group, groups } from "./characters.ts";
import { CUTS, type Cut, SLICES, sheetOf } from "./families.ts";
import { rangeOf } from "./ranges.ts";
import { slices } from "./slices.ts";
import { standIns } from "./stand-ins.ts";

/** Where the cut files wait for the build, which gives them their hashed names. `Page.astro` reads here. */
export const CUT_FONTS = resolve(import.meta.dirname, "../../.cache/fonts");

const STAMP = "made-of.txt";

/** What the files are made of: texts, fonts, and the way in which they are cut. Other parts make other files. */
function stampOf(wanted: readonly Group[]): string {
  const hash = createHash("sha256").update(JSON.stringify(wanted));
  for (const { file } of CUTS) hash.update(readFileSync(file));
  for (const family of SLICES) hash.update(sheetOf(family));
  for (const file of readdirSync(import.meta.dirname).sort()) {
    if (!file.includes(".test.")) hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest("hex");
}

/** Takes the place of a file in one step: several builds may run beside each other. */
async function put(name: string, content: string | Buffer): Promise<void> {
  const fresh = join(CUT_FONTS, `${name}.${randomUUID()}`);
  await writeFile(fresh, content);
  await rename(fresh, join(CUT_FONTS, name));
}

/** Cuts a group out of a weight, and answers the face that shows it. */
async function cutOut(cut: Cut, group: Group): Promise<string> {
  const whole = readFileSync(cut.file);
  const font = create(whole);
  if (font.isCollection) throw new Error(`${cut.file} holds several fonts`);
  const points = group.points.filter((point) => font.hasGlyphForCodePoint(point));
  const file = `${cut.name}-${group.name}.woff2`;
  // Hints are for screens of old; they are half of Jua.
  const options = { targetFormat: "woff2", noHinting: true } as const;
  await put(file, await subsetFont(whole, String.fromCodePoint(...points), options));
  return `@font-face {
  font-family: "${cut.family}";
  font-display: swap;
  font-weight: ${cut.weight};
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(points)};
}
`;
}

/**
 * Makes the fonts of the site: what our texts are written with, in one file for each weight and group, and the style
 * sheets `faces.css` (these), `stand-ins.css` (what stands in for them) and `slices.css` (all other characters). Made again
 * only where texts, fonts or this folder have changed.
 */
export async function cutFonts(): Promise<void> {
  const wanted = groups();
  const stamp = stampOf(wanted);
  const stamped = join(CUT_FONTS, STAMP);
  if (existsSync(stamped) && readFileSync(stamped, "utf8") === stamp) return;
  await mkdir(CUT_FONTS, { recursive: true });
  const faces = await Promise.all(CUTS.flatMap((cut) => wanted.map((group) => cutOut(cut, group))));
  await put("faces.css", faces.join(""));
  await put("stand-ins.css", standIns());
  await put("slices.css", slices(new Set(wanted.flatMap(({ points }) => points)), CUT_FONTS));
  await put(STAMP, stamp);
}
