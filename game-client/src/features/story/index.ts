import type { Feature } from "../../core/feature.ts";
import { touchObject } from "./touch-object.ts";

/** What stands in a place and can be touched: doors, notes, puzzles, things to pick up. */
export const STORY: Feature = {
  name: "story",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/story.json"),
    en: () => import("@diamond-valley/schemas/locales/en/story.json"),
  },
  verbs: { interact: (game, target) => void touchObject(game, target) },
  scene: async () => (await import("./scene.ts")).scene,
};
