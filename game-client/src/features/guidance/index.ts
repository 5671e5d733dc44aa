import type { Feature } from "../../core/feature.ts";
import { GoalPointer } from "./GoalPointer.tsx";
import { guideOf } from "./guide.ts";
import { ObjectiveCard } from "./ObjectiveCard.tsx";

/** Always clear what to do next: the objective, the way to it, and who has something for the player. */
export const GUIDANCE: Feature = {
  name: "guidance",
  hud: [
    { slot: "task", Part: ObjectiveCard },
    { slot: "overlay", Part: GoalPointer },
  ],
  start: (game) => guideOf(game).follow(),
  joined(game, { room }) {
    const load = () => {
      // Without an answer the player goes on by the wallet's updates, and is asked for again in the next place.
      guideOf(game)
        .load()
        .catch(() => {});
    };
    load();
    // What was answered or pushed while the line was down is lost.
    room.onReconnect(load);
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
