import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = resolve(import.meta.dirname, "../../node_modules");

/** A weight of a family, as it is cut from a whole file. */
export interface Cut {
  /** What its files are called. */
  name: string;
  family: string;
  /** The weights in the styles that it stands for. */
  weight: string;
  /** The whole file that it is cut from. */
  file: string;
}

const jua = (): Cut => ({
  name: "jua-400",
  family: "Jua",
  weight: "400",
  file: join(packages, "@fontsource/jua/files/jua-korean-400-normal.woff2"),
});

const noto = (cut: number, weight: string): Cut => ({
  name: `noto-${cut}`,
  family: "Noto Sans KR",
  weight,
  file: join(packages, `@fontsource/noto-sans-kr/files/noto-sans-kr-korean-${cut}-normal.woff2`),
});

/** All weights that the styles ask for. What is said with 600 or 700 is the same: bold. */
export const CUTS: readonly Cut[] = [jua(), noto(400, "400"), noto(500, "500"), noto(700, "600 700")];

/** The faces of a family that hold every character, in slices by range. */
export interface Slices {
  /** The style sheet of the package, beside whose `files` it stands. */
  directory: string;
  sheet: string;
}

export const SLICES: readonly Slices[] = [
  { directory: join(packages, "@fontsource/jua"), sheet: "400.css" },
  { directory: join(packages, "@fontsource-variable/noto-sans-kr"), sheet: "wght.css" },
];

/** What the package says about its slices. */
export const sheetOf = ({ directory, sheet }: Slices): string => readFileSync(join(directory, sheet), "utf8");
