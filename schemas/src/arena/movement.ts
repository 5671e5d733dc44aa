import { type Field, wrapped } from "./fields.ts";
import type { Table } from "./table.ts";
import { PX } from "./units.ts";

/** Where bodies stand. */
export type Positions = Table<"x" | "y">;

/** How far (units) a body looks aside for the way past a corner. */
const CORNER = 8 * PX;

/**
 * Moves a body by (dx, dy) units: it slides along walls and slips past corners. The way is walked px by px, so nothing
 * is jumped over. Answers whether it came as far as it wanted. A body that stands in a wall may leave it.
 */
export function moveBody(
  field: Field,
  table: Positions,
  row: number,
  dx: number,
  dy: number,
  radius: number,
): boolean {
  if (field.open) {
    table.x[row] = wrapped(table.x[row]! + dx, field.width);
    table.y[row] = wrapped(table.y[row]! + dy, field.height);
    return true;
  }
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / PX);
  let [walkedX, walkedY, whole] = [0, 0, true];
  for (let step = 1; step <= steps; step += 1) {
    const [nextX, nextY] = [Math.trunc((dx * step) / steps), Math.trunc((dy * step) / steps)];
    if (!oneStep(field, table, row, nextX - walkedX, nextY - walkedY, radius)) whole = false;
    [walkedX, walkedY] = [nextX, nextY];
  }
  return whole;
}

/** At most one px straight on, or along the wall, or aside past the corner. Answers whether it went straight on. */
function oneStep(
  field: Field,
  table: Positions,
  row: number,
  dx: number,
  dy: number,
  radius: number,
): boolean {
  if (stepTo(field, table, row, dx, dy, radius)) return true;
  if (dx !== 0 && dy !== 0) {
    if (!stepTo(field, table, row, dx, 0, radius)) stepTo(field, table, row, 0, dy, radius);
    return false;
  }
  slipPast(field, table, row, dx, dy, radius);
  return false;
}

function slipPast(field: Field, table: Positions, row: number, dx: number, dy: number, radius: number): void {
  const [x, y] = [table.x[row]!, table.y[row]!];
  for (let aside = PX; aside <= CORNER; aside += PX) {
    const [shiftX, shiftY] = dx === 0 ? [aside, 0] : [0, aside];
    const back = field.free(x + dx - shiftX, y + dy - shiftY, radius);
    const on = field.free(x + dx + shiftX, y + dy + shiftY, radius);
    // Both free means a tip that points at the body: it stops, rather than drift to one side.
    if (back && on) return;
    if (!back && !on) continue;
    const step = on ? PX : -PX;
    stepTo(field, table, row, dx === 0 ? step : 0, dx === 0 ? 0 : step, radius);
    return;
  }
}

function stepTo(
  field: Field,
  table: Positions,
  row: number,
  dx: number,
  dy: number,
  radius: number,
): boolean {
  const [fromX, fromY] = [table.x[row]!, table.y[row]!];
  if (!field.free(fromX + dx, fromY + dy, radius) && field.free(fromX, fromY, radius)) return false;
  if (field.wraps) {
    table.x[row] = wrapped(fromX + dx, field.width);
    table.y[row] = wrapped(fromY + dy, field.height);
  } else {
    table.x[row] = Math.min(field.width, Math.max(0, fromX + dx));
    table.y[row] = Math.min(field.height, Math.max(0, fromY + dy));
  }
  return true;
}
