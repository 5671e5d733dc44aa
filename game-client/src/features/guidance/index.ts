import type { Feature } from "../../core/feature.ts";
import { GoalPointer } from "./GoalPointer.tsx";
import { guideOf } from "./guide.ts";
import { ObjectiveCard } from "./ObjectiveCard.tsx";
import { loadAtTurns } from "./turns.ts";

/** Always clear what to do next: the objective, the way to it, and who has something for the player. */
export const GUIDANCE: Feature = {
  name: "guidance",
  hud: [
    { slot: "task", Part: ObjectiveCard },
    { slot: "overlay", Part: GoalPointer },
  ],
  start: (game) => guideOf(game).follow(),
  joined(game, { room }) {
    const { load } = guideOf(game);
    // What was answered or pushed while the line was down is lost. Without an answer the player goes on by the wallet's updates.
    room.onReconnect(() => void load().catch(() => {}));
    return loadAtTurns(load);
  },
  scene: async () => (await import("./scene.ts")).scene,
};
