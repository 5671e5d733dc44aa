import { hideModal, showModal } from "./page-modals.ts";

/** Tells when the network goes, and closes again when it is back (spec 1 §8). */
export function watchNetwork(): void {
  addEventListener("offline", tell);
  addEventListener("online", () => hideModal("offline"));
  if (!navigator.onLine) tell();
}

function tell(): void {
  void showModal("offline", { act: (_, dialog) => void retry(dialog) });
}

/** Asks the server itself: a browser's own idea of being online may be late. */
async function retry(dialog: HTMLDialogElement): Promise<void> {
  const told = dialog.querySelector<HTMLElement>("[data-still]");
  if (told) told.textContent = "";
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
    if (answer.ok) return hideModal("offline");
  } catch {
    // Said below.
  }
  if (told) told.textContent = told.dataset.text ?? "";
}
