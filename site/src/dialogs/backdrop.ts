/** Where a pointer is, px of the window. */
type At = Pick<MouseEvent, "clientX" | "clientY" | "target">;

/** Whether a pointer is on what lies around an open dialog: its own padding is none of that. */
function isAround(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: At): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Calls `close` for a press beside a dialog. What is pressed inside and let go beside it, as text that is selected, is none.
 * Answers how to stop.
 */
export function watchBackdrop(dialog: HTMLDialogElement, close: () => void): () => void {
  let hasBegun = false;
  const down = (event: PointerEvent): void => {
    hasBegun = isAround(dialog, event);
  };
  const click = (event: MouseEvent): void => {
    if (hasBegun && isAround(dialog, event)) close();
    hasBegun = false;
  };
  dialog.addEventListener("pointerdown", down);
  dialog.addEventListener("click", click);
  return () => {
    dialog.removeEventListener("pointerdown", down);
    dialog.removeEventListener("click", click);
  };
}
