import { partOf } from "@diamond-valley/schemas/places/parts.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { losesProgress } from "@diamond-valley/schemas/story/leaving.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import { type Feature, perGame } from "../../core/feature.ts";
import type { PartResult } from "../../core/story/part-end.ts";
import { HintSlot } from "./HintSlot.tsx";
import { touchObject } from "./touch-object.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** A note, and what reading it answered. */
    note: { number: number; talk: InteractAnswer };
    /** The way to `target` leads out of a part that is not done. */
    "story-leave": { target: PlaceName };
    "part-result": PartResult;
  }
}

/** Follows what the player does in parts of the story, from the first one on. */
const followingOf = perGame((game) => {
  let hasBegun = false;
  let isOver = false;
  let stop = (): void => {};
  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      import("./story-place.ts").then(
        ({ followStory }) => {
          if (!isOver) stop = followStory(game);
        },
        // Without it there is no hint and no toast: the next place asks again.
        () => {
          hasBegun = false;
        },
      );
    },
    stop() {
      isOver = true;
      stop();
    },
  };
});

/** What stands in a place and can be touched, and what parts of the story are played with: most of it is fetched as it is needed. */
export const STORY: Feature = {
  name: "story",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/story.json"),
    en: () => import("@diamond-valley/schemas/locales/en/story.json"),
  },
  hud: [{ slot: "switches", Part: HintSlot }],
  dialogs: {
    note: onDemand(async () => (await import("./NoteDialog.tsx")).NoteDialog),
    puzzle: onDemand(async () => (await import("./puzzle/PuzzleDialog.tsx")).PuzzleDialog),
    cutscene: onDemand(async () => (await import("./scenes/SceneDialog.tsx")).SceneDialog),
    "story-leave": onDemand(async () => (await import("./LeaveDialog.tsx")).LeaveDialog),
    "part-result": onDemand(async () => (await import("./ResultDialog.tsx")).ResultDialog),
  },
  verbs: { interact: (game, target) => void touchObject(game, target) },
  holdsBack({ stores }, target) {
    const [progress, place] = [stores.$progress.get(), stores.$place.get()];
    if (!progress || !place || !losesProgress(progress, place, target)) return false;
    stores.$dialog.set({ kind: "story-leave", target });
    return true;
  },
  start: (game) => () => followingOf(game).stop(),
  async ahead(_, place, { objects }) {
    if (partOf(place) !== null) await Promise.all([import("./story-place.ts"), import("./HintLamp.tsx")]);
    if (objects.length > 0) await (await import("./scene.ts")).fetchAhead(objects);
  },
  // Nobody who never enters a part of the story fetches what follows it.
  joined(game, { place }) {
    if (partOf(place) !== null) followingOf(game).begin();
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
