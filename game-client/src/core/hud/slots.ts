/**
 * Where parts stand on the screen, in the order in which they are read aloud and reached with the tab key. The style of
 * a part decides its exact place.
 */
export const HUD_SLOTS = [
  /** Upper left: who the player is. */
  "player",
  /** Top middle: where the player is. */
  "place",
  /** Upper right: the menu. */
  "menu",
  /** Under the player: what to do next. */
  "task",
  /** Switches of a mini-game. */
  "switches",
  /** Lower left, touch screens only. */
  "stick",
  /** Lower middle. */
  "bottom",
  /** Lower right. */
  "bag",
  /** What the action key would do. */
  "action",
  /** Over everything else of the screen, under dialogs. */
  "overlay",
] as const;
export type HudSlot = (typeof HUD_SLOTS)[number];
