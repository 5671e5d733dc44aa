/** The events that may be counted (spec 1 §3): how people find their way, never who they are. */
export const EVENT_NAMES = [
  "page_view",
  "link_click",
  "sign_in_click",
  "modal_interaction",
  "modal_button_click",
  "form_step",
  "form_submit",
  "game_start",
  "game_end",
  "quest_complete",
  "level_up",
  "sweepstake_entry",
  "sweepstake_claim",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** The phases of the season that an event may have happened in. */
export const EVENT_PHASES = [
  "coming-soon",
  "live",
  "post-event",
  "results-pending",
  "results-released",
] as const;

/** The most events in one call. */
export const BATCH_MAX = 25;

/** The greatest age of an event when it is sent, ms: a page can sleep for long before it sends what waits. */
export const AGE_MAX = 24 * 3_600_000;

/** The longest word that a parameter may hold, characters. */
export const WORD_MAX = 100;
