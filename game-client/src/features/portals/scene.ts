import type { Portal } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { isGateClosed } from "../../core/story/gates.ts";
import { situationOf } from "../../core/story/situation.ts";
import { type Clear, isGated, lockedPortal, openPortal } from "../../core/world/portals.ts";
import { portalOffers } from "./offers.ts";

/** The portals of a map, as they can be walked through. Core draws them with the place, but for those with a gate. */
export const scene: SceneFeature = {
  build(context, { stores, text }) {
    const { map } = context;
    const $situation = situationOf(stores);
    const isClosed = ({ target }: Portal): boolean => isGateClosed(target, $situation.get(), Date.now());
    const gates = map.portals
      .filter(isGated)
      .map((portal) => ({ portal, closed: null as boolean | null, clear: (() => {}) as Clear }));
    return {
      offers: (at) => portalOffers(map, at, text, isClosed),
      update() {
        for (const gate of gates) {
          const closed = isClosed(gate.portal);
          if (closed === gate.closed) continue;
          gate.clear();
          gate.closed = closed;
          gate.clear = (closed ? lockedPortal : openPortal)(context, gate.portal);
        }
      },
    };
  },
};
