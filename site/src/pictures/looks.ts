import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";

/** The engineer: the robot that stands for the player in every picture. */
export const ENGINEER = {
  head: "round",
  colour: "cream",
  hat: "antenna",
  scarf: "coral",
  eyes: "cyan",
  accent: "gold",
} as const satisfies CharacterLook;

/** Players who keep the engineer company. */
export const FRIENDS = {
  berry: { head: "cat", colour: "coral", hat: "beanie", scarf: "gold", eyes: "white", accent: "gold" },
  lime: { head: "egg", colour: "lime", hat: "cap", scarf: "teal", eyes: "white", accent: "gold" },
  violet: { head: "tv", colour: "violet", hat: "headphones", scarf: "pink", eyes: "pink", accent: "white" },
  peach: { head: "drum", colour: "pink", hat: "leaf", scarf: "leaf", eyes: "cyan", accent: "white" },
} as const satisfies Record<string, CharacterLook>;
