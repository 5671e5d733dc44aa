import { join, relative } from "node:path";
import { SLICES, sheetOf } from "./families.ts";
import { pointsOf, rangeOf } from "./ranges.ts";

const FACE = /@font-face\s*\{([^}]*)\}/g;

const descriptor = (face: string, property: string) => {
  const [, value] = new RegExp(`${property}:\\s*([^;]+);`).exec(face) ?? [];
  if (value === undefined) throw new Error(`a face without ${property}: ${face}`);
  return value;
};

/**
 * The families whole, in slices of which a browser fetches those that what it shows needs. No slice is for a character
 * in `ours`, so our own texts never fetch one. Files are named as seen from `directory`.
 */
export function slices(ours: ReadonlySet<number>, directory: string): string {
  return SLICES.flatMap((family) =>
    [...sheetOf(family).matchAll(FACE)].flatMap(([, face = ""]) => {
      const foreign = pointsOf(descriptor(face, "unicode-range")).filter((point) => !ours.has(point));
      const [, file] = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(face) ?? [];
      if (foreign.length === 0 || !file) return [];
      return `@font-face {
  font-family: ${descriptor(face, "font-family")};
  font-display: swap;
  font-weight: ${descriptor(face, "font-weight")};
  src: url("${relative(directory, join(family.directory, file))}") format("woff2");
  unicode-range: ${rangeOf(foreign)};
}
`;
    }),
  ).join("");
}
