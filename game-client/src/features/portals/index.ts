import type { Feature } from "../../core/feature.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { gateReason } from "../../core/story/gates.ts";

/** The ways between places, and the doors that lead nowhere yet. */
export const PORTALS: Feature = {
  name: "portals",
  verbs: {
    travel: (game, target) => game.travel(target),
    closed({ sounds, stores }, reason) {
      sounds.play(EFFECTS.refuse, "caption.refuse");
      stores.toasts.show({ tone: "note", key: `prompt.why.${reason}` });
    },
    gated({ sounds, stores }, place) {
      sounds.play(EFFECTS.refuse, "caption.refuse");
      stores.toasts.show({ tone: "note", key: gateReason(place) });
    },
  },
  scene: async () => (await import("./scene.ts")).scene,
};
