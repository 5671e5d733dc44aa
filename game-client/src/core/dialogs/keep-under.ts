/** What lies over an open dialog and is pressed for itself. By the toast and not by its list: a press may have taken it away already. */
const OVER = ".toast, .status-panel";

/** For a dialog of Radix: a press on what lies over it does not close it. */
export function keepUnder(event: CustomEvent<{ readonly originalEvent: PointerEvent }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest(OVER)) event.preventDefault();
}
