import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import { watchBackdrop } from "./backdrop.ts";
import { closeDialog, countPress, openDialog } from "./lifecycle.ts";

/** How a dialog differs from how the page holds it ready. */
export interface Occasion {
  title?: string;
  message?: string;
  /** Whether it says what it holds ready for some occasions only. */
  more?: boolean;
  /** A further way, drawn below the others. */
  link?: { text: string; href: string };
  /** Runs on a press of a button with `data-modal-action`. */
  act?(action: string, dialog: HTMLDialogElement): void;
}

interface Shown {
  dialog: HTMLDialogElement;
  closed: Promise<void>;
  close(): void;
}

const shown = new Map<ModalName, Shown>();

/**
 * Shows a dialog that the page holds ready, once: asked for again while it is open, it stays, with the newer wording.
 * Resolves when it is closed; at once where there is none, and while the game, which has dialogs of its own, is
 * played.
 */
export function showModal(name: ModalName, occasion: Occasion = {}): Promise<void> {
  const open = shown.get(name);
  if (open) {
    reword(open.dialog, occasion);
    return open.closed;
  }
  const dialog = document.documentElement.hasAttribute("data-playing") ? null : drawn(name);
  if (!dialog) return Promise.resolve();
  reword(dialog, occasion);
  document.body.append(dialog);
  const closed = new Promise<void>((resolve) => dialog.addEventListener("close", () => resolve()));
  const close = () =>
    void closeDialog(dialog, name).then(() => {
      dialog.remove();
      shown.delete(name);
    });
  listen(dialog, name, close, occasion);
  shown.set(name, { dialog, closed, close });
  openDialog(dialog, name);
  return closed;
}

/** Closes a dialog of the page, if it is open. */
export function hideModal(name: ModalName): void {
  shown.get(name)?.close();
}

/** Whether any dialog is open, of the page or of a part of it. */
export function isAnyOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** The page's dialog in the language that the page is read in. */
function drawn(name: ModalName): HTMLDialogElement | null {
  const { lang } = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-modal-template="${name}"][lang="${lang}"]`,
  );
  const dialog = template?.content.firstElementChild?.cloneNode(true);
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

function reword(dialog: HTMLDialogElement, { title, message, more = false, link }: Occasion): void {
  const say = (part: string, text: string | undefined) => {
    const place = dialog.querySelector(`[data-modal-${part}]`);
    if (place && text !== undefined) place.textContent = text;
  };
  say("title", title);
  say("message", message);
  dialog.querySelector("[data-modal-more]")?.toggleAttribute("hidden", !more);
  if (!link) return;
  const way = dialog.querySelector<HTMLAnchorElement>("[data-modal-link]") ?? document.createElement("a");
  Object.assign(way, { className: "button-plain", href: link.href, textContent: link.text });
  way.dataset.modalLink = "";
  dialog.querySelector(".dialog-body")?.append(way);
}

function listen(dialog: HTMLDialogElement, name: ModalName, close: () => void, { act }: Occasion): void {
  const blocking = "blocking" in dialog.dataset;
  dialog.addEventListener("click", (event) => {
    countPress(event, name);
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-modal-close]")) return close();
    const action = target?.closest<HTMLElement>("[data-modal-action]")?.dataset.modalAction;
    if (action !== undefined) act?.(action, dialog);
  });
  if (!blocking) watchBackdrop(dialog, close);
  dialog.addEventListener("keydown", (event) => {
    // A browser lets a second Escape through whatever is done about the first.
    if (event.key === "Escape" && blocking) event.preventDefault();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    if (!blocking) close();
  });
}
