import { CLOSED_GAMES } from "@diamond-valley/schemas/places/closed.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { closedReason } from "../../core/story/gates.ts";
import { situationOf } from "../../core/story/situation.ts";

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
      const key = closedReason(place, situationOf(stores).get(), Date.now());
      // It may have opened since it was offered.
      if (key) stores.toasts.show({ tone: "note", key });
    },
  },
  joined({ stores: { $season } }, { room }) {
    onPush(room, CLOSED_GAMES, ({ closed }) => {
      const season = $season.get();
      if (season) $season.set({ ...season, closed });
    });
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
