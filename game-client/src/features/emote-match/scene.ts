import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { matchSeenOf } from "./match-seen.ts";
import { lightsOf, runLight } from "./team-lights.ts";

/** From the feet up to where a burst opens, px; how high both hop. */
const UP = 70;
const HOP = 22;

/** Both who match glow and hop, and lights of their teams run to the fountain. */
export const scene: SceneFeature = {
  build: (context, game) => ({
    enter: (room) => ({
      end: matchSeenOf(game).listen((match) => {
        if (!match) return;
        for (const { session, pose, sprite } of room.figures()) {
          if (!match.sessions.includes(session)) continue;
          celebrate(context, pose.x, pose.y - UP, 1.1);
          if (!context.still) sprite.jump(HOP);
        }
        for (const light of lightsOf(match, room.figures(), context)) runLight(context, light);
      }),
    }),
  }),
};
