/** A rectangle of a page, px. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Clear px after each cell, so that neighbours do not bleed in when they are scaled. */
export const CELL_GAP = 2;
/** A shelf takes what is at least this share of its height: lower things would waste it. */
const LOWEST = 0.75;

/** Where what comes and goes has its room on a page. */
export interface SheetRoom {
  /** Room for so many px, null where there is none. */
  take(width: number, height: number): Cell | null;
  /** Gives a cell back: it is taken again by what is as large. */
  give(cell: Cell): void;
  /** Whether nothing is left on the page. */
  readonly isEmpty: boolean;
}

/** Room on a page of so many px: shelves from the top, and cells that were given back. */
export function createSheetRoom(pageWidth: number, pageHeight: number): SheetRoom {
  const shelves: { readonly y: number; readonly height: number; end: number }[] = [];
  const free: Cell[] = [];
  let used = 0;

  const find = (width: number, height: number): Cell | null => {
    const again = free.findIndex((cell) => cell.width === width && cell.height === height);
    if (again >= 0) return free.splice(again, 1)[0]!;
    const fits = (shelf: { height: number; end: number }): boolean =>
      shelf.height >= height && shelf.end + width <= pageWidth;
    const last = shelves.at(-1);
    const bottom = last ? last.y + last.height + CELL_GAP : 0;
    const isNewShelfLeft = width <= pageWidth && bottom + height <= pageHeight;
    let shelf = shelves.find((each) => fits(each) && height >= each.height * LOWEST);
    if (!shelf && isNewShelfLeft) {
      shelf = { y: bottom, height, end: 0 };
      shelves.push(shelf);
    }
    shelf ??= shelves.find(fits);
    if (!shelf) return null;
    const cell = { x: shelf.end, y: shelf.y, width, height };
    shelf.end += width + CELL_GAP;
    return cell;
  };

  return {
    take(width, height) {
      const cell = find(width, height);
      if (cell) used += 1;
      return cell;
    },
    give(cell) {
      free.push(cell);
      used -= 1;
      if (used > 0) return;
      shelves.length = 0;
      free.length = 0;
    },
    get isEmpty() {
      return used === 0;
    },
  };
}
