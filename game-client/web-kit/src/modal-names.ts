/**
 * The identifiers of all dialogs of pages (spec 1 §2) and game (spec 2 §8). `data-modal` carries them on the page, and
 * tracked events name a dialog by them.
 */
export const MODAL_NAMES = [
  "auth",
  "registration-required",
  "access-permission",
  "geo-blocked",
  "early-access-blocked",
  "register",
  "registration-success",
  "profile-form",
  "profile-delete",
  "profile-update-success",
  "profile-upgrade",
  "tier-upgrade",
  "tier-change",
  "special-event-rsvp",
  "csat",
  "sweepstake",
  "sweepstake-pending",
  "sweepstake-vip-code",
  "sweepstake-won",
  "draw-proof",
  "offline",
  "unsupported-browser",
  "error",
  "multiple-tabs",
  "screen-too-small",
  "inventory-full",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];
