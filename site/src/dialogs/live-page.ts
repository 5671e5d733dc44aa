import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { pageIdle } from "../navigation/page-idle.ts";
import { KEEPER } from "../offline/keeper.ts";
import { $session, recheckSession, visitor } from "../session/session.ts";
import { track } from "../tracking/track.ts";
import { watchVisit } from "../tracking/visit.ts";
import { watchCrashes } from "./crashes.ts";
import { countPress } from "./lifecycle.ts";
import { watchNetwork } from "./network.ts";
import { hideOverlay, showOverlay } from "./overlay.ts";
import { hideModal } from "./page-modals.ts";
import { askOnVault } from "./satisfaction.ts";
import { showTierChange } from "./tier-change.ts";

watchCrashes();
watchNetwork();
watchVisit();
if (import.meta.env.PROD)
  void pageIdle()
    .then(() => import(/* @vite-ignore */ KEEPER))
    .then(({ keepPages }: typeof import("../offline/keep-pages.ts")) => keepPages())
    // It comes again with the next page.
    .catch(() => {});

$session.subscribe((session) => {
  const data = visitor(session);
  if (!data) return;
  // Signed in, perhaps in another tab: what asked for it has no more to ask (spec 1 §4).
  hideModal("auth");
  showTierChange(data);
  askOnVault(session);
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href*='/auth/start']") : null;
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
  if (link && !elsewhere) showOverlay();
});

// A page may come back as it was left: under the veil, for somebody who has signed in or out since.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  hideOverlay();
  closeDrawer();
  void recheckSession();
});
addEventListener("storage", ({ key }) => {
  if (key === STORAGE.unregisteredAuthData.key) void recheckSession();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void recheckSession();
});

function closeDrawer(): void {
  const drawer = document.getElementById("menu");
  if (drawer?.matches(":popover-open")) drawer.hidePopover();
}

// Shown by a script that knows nothing of counting.
const unsupported = document.getElementById("unsupported-browser");
if (unsupported && !unsupported.hidden) {
  track("modal_interaction", { slug: "unsupported-browser", action: "open" });
  unsupported.addEventListener("click", (event) => countPress(event, "unsupported-browser"));
}
