/** Clear px around each picture, so that neighbours do not bleed in when they are scaled. */
const GAP = 2;

export type Size = { readonly name: string; readonly width: number; readonly height: number };
export type Placed = Size & { readonly x: number; readonly y: number };
export type Sheet = { readonly width: number; readonly height: number; readonly placed: readonly Placed[] };

/**
 * The width of a sheet, px, whose pictures are drawn at `scale` px per unit, where it is `width` px at 1. A window that is zoomed
 * out far has a scale near 0, and its pictures, which shrink, need no less than the sheet at 1.
 */
export const sheetWidth = (width: number, scale: number): number => width * Math.max(1, Math.round(scale));

/** Packs pictures onto shelves, the tallest first, in a sheet `width` px wide. Throws a RangeError for one that is wider. */
export const packShelves = (sizes: readonly Size[], width: number): Sheet => {
  const placed: Placed[] = [];
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const size of sizes.toSorted((a, b) => b.height - a.height || a.name.localeCompare(b.name))) {
    if (size.width + GAP * 2 > width) throw new RangeError(`${size.name} is wider than the sheet`);
    if (x + size.width + GAP > width) {
      [x, y, shelf] = [GAP, y + shelf + GAP * 2, 0];
    }
    placed.push({ ...size, x, y });
    x += size.width + GAP * 2;
    shelf = Math.max(shelf, size.height);
  }
  return { width, height: y + shelf + GAP, placed };
};
