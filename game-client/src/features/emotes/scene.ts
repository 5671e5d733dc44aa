import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { createHearing } from "./hearing.ts";
import { heardOf } from "./phrases.ts";
import { SOUNDS } from "./sounds.ts";

/** What is said in bubbles, each in the language of whoever looks; what is near is read aloud too. */
export const scene: SceneFeature = {
  build: (_, game) => ({
    enter({ mine }) {
      const hears = createHearing();
      return {
        said({ session, walker, sprite, pose }, phrase) {
          const me = mine();
          const isOwn = session === me?.session;
          if (!isOwn && !game.stores.settings.$settings.get().phrases) return;
          const words = game.text(`emotes:phrase.${phrase}`);
          sprite.say(words);
          const away = me ? distance(me.pose, pose) : Number.POSITIVE_INFINITY;
          if (isOwn || !hears({ session, phrase, away }, performance.now())) return;
          game.sounds.play(SOUNDS.say);
          heardOf(game).set(
            game.text("emotes:heard", { name: walker.name || game.text("player:unnamed"), words }),
          );
        },
      };
    },
  }),
};
