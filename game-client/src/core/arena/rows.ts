import type { SlotTable, Table } from "@diamond-valley/schemas/arena/table.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { createGlide, type Glide } from "./glide.ts";

/** How something that has a row in a world is drawn: a mob, a shot, a pickup. A game makes one for each kind. */
export interface RowDrawing {
  /** Each frame: `at` in px, `delta` in ms. */
  update(at: Point, world: World, delta: number): void;
  destroy(): void;
}

/** Makes the drawing of a row, by its kind (from 1 on). */
export type DrawRow = (kind: number, row: number, world: World) => RowDrawing;

/** One drawing for each row that is taken: it comes, glides and goes with it. */
export interface Rows {
  update(world: World, share: number, delta: number): void;
  clear(): void;
}

export function createRows(tableOf: (world: World) => SlotTable & Table<"x" | "y">, draw: DrawRow): Rows {
  const drawn = new Map<number, { kind: number; glide: Glide; drawing: RowDrawing }>();
  const clear = (): void => {
    for (const { drawing } of drawn.values()) drawing.destroy();
    drawn.clear();
  };
  return {
    update(world, share, delta) {
      const table = tableOf(world);
      for (let row = 0; row < table.capacity; row += 1) {
        const kind = table.kind[row]!;
        let shown = drawn.get(row);
        if (shown && shown.kind !== kind) {
          shown.drawing.destroy();
          drawn.delete(row);
          shown = undefined;
        }
        if (kind === 0) continue;
        if (!shown) {
          shown = { kind, glide: createGlide(), drawing: draw(kind, row, world) };
          drawn.set(row, shown);
        }
        shown.glide.at(world.clock.tick[0]!, { x: table.x[row]! / PX, y: table.y[row]! / PX });
        shown.drawing.update(shown.glide.draw(share, delta), world, delta);
      }
    },
    clear,
  };
}
