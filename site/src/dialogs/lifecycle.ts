import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { track } from "../tracking/track.ts";

/** Shows a dialog over the page, and counts it. */
export function openDialog(dialog: HTMLDialogElement, name: ModalName): void {
  dialog.showModal();
  track("modal_interaction", { slug: name, action: "open" });
}

/**
 * Closes a dialog: open, closing, closed (spec 1 §4). Resolves when the closing animation is over, which with reduced
 * motion it is at once. Closing twice is closing once.
 */
export async function closeDialog(dialog: HTMLDialogElement, name: ModalName): Promise<void> {
  if (dialog.dataset.state === "closing") return new Promise(() => {});
  dialog.dataset.state = "closing";
  track("modal_interaction", { slug: name, action: "close" });
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  dialog.close();
  delete dialog.dataset.state;
  dialogGone();
}

const waiting: (() => void)[] = [];

/**
 * Opens a dialog that nobody pressed for, such as news of a tier, once no dialog is open: those that come at the same
 * time follow one after the other, in the order in which they asked.
 */
export function openInTurn(open: () => void): void {
  waiting.push(open);
  openNext();
}

/** To be called when a dialog has gone, so that the next in turn opens. */
export function dialogGone(): void {
  // What was pressed in the dialog may open another one at once; that one is answered first.
  setTimeout(openNext);
}

function openNext(): void {
  if (document.querySelector("dialog[open]") !== null) return;
  const open = waiting.shift();
  if (!open) return;
  open();
  // A part of the page draws its dialog a moment later.
  setTimeout(openNext, 100);
}

/** Counts a press of a button or link in a dialog. Inputs and what only looks like a button are left out. */
export function countPress(event: { target: EventTarget | null }, name: ModalName): void {
  const pressed = event.target instanceof Element ? event.target.closest("button, a") : null;
  if (!pressed) return;
  const text = pressed.getAttribute("aria-label") ?? pressed.textContent ?? "";
  track("modal_button_click", { slug: name, link_text: text });
}
