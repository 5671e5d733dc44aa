/** What stands in `unicode-range` for these code points, runs drawn together: "U+20-7e,U+b7". */
export function rangeOf(points: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
}

/** The code points of a `unicode-range`. Knows no wildcards, which no package here uses. */
export function pointsOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [, first, last = first] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    if (!first || !last) throw new Error(`no part of a unicode-range: ${part}`);
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
  });
}
