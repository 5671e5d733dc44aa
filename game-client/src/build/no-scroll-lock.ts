import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const INSTEAD = fileURLToPath(new URL("still-scrolling.tsx", import.meta.url));

/**
 * Builds dialogs without their scroll lock. It writes style sheets into the page, which the page's policy forbids, and
 * the game fills the window, so that there is nothing to scroll behind a dialog.
 */
export function noScrollLock(): Plugin {
  return {
    name: "no-scroll-lock",
    enforce: "pre",
    resolveId: (id) => (id === "react-remove-scroll" ? INSTEAD : null),
  };
}
