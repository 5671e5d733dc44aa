/** A box on the screen, CSS px. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** What counts aside of a direction against what counts along it: the nearest in a row comes before one below. */
const ASIDE = 2.5;

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Which box lies next to `from` in a direction (each -1, 0 or 1); -1 for none. */
export function nextBox(boxes: readonly Box[], from: number, dx: number, dy: number): number {
  const start = boxes[from];
  if (!start) return boxes.length > 0 ? 0 : -1;
  const at = middleOf(start);
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const { x, y } = middleOf(box);
    const [right, down] = [x - at.x, y - at.y];
    const along = right * dx + down * dy;
    if (index === from || along <= 1) continue;
    const cost = along + ASIDE * Math.abs(right * dy - down * dx);
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}

const CONTROLS = "button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']";

/** Moves the focus in a part of the page to what lies next in a direction: in the open dialog, the upper one of two, where none is named. */
export function moveFocus(
  dx: number,
  dy: number,
  part: Element | undefined = [...document.querySelectorAll("[data-dialog]")].at(-1),
): void {
  if (!part) return;
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    ({ offsetWidth }) => offsetWidth > 0,
  );
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const from = controls.indexOf(document.activeElement as HTMLElement);
  controls[nextBox(boxes, from, dx, dy)]?.focus();
}
