import { showModal } from "./page-modals.ts";

/** Where the site's own scripts come from: what goes wrong elsewhere, as in an extension, is not ours to tell. */
const OURS = "/_astro/";

/** Tells about errors that nothing on the page took care of (spec 1 §8). */
export function watchCrashes(): void {
  addEventListener("error", ({ error, filename }) => {
    if (filename?.includes(OURS) || isOurs(error)) tell();
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs(reason)) tell();
  });
}

function isOurs(error: unknown): boolean {
  // A call that was given up on purpose is no crash.
  if (!(error instanceof Error) || error.name === "AbortError") return false;
  return (error.stack ?? error.message).includes(OURS);
}

function tell(): void {
  void showModal("error", {
    act(action) {
      if (action === "reload") location.reload();
    },
  });
}
