import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";

/** The identifiers of spec 2 §8, where a dialog of the game goes by one; the site's dialogs carry them too. */
export const GAME_MODALS: Readonly<Record<string, ModalName>> = {
  elsewhere: "multiple-tabs",
  moved: "multiple-tabs",
  offline: "offline",
  failed: "error",
  "signed-out": "auth",
  unregistered: "registration-required",
  "too-small": "screen-too-small",
  "bag-full": "inventory-full",
};
