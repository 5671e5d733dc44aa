import type { Portal } from "@diamond-valley/schemas/maps/map.ts";
import { whenArrived } from "../../core/app/when-arrived.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import { closedReason } from "../../core/story/gates.ts";
import { situationOf } from "../../core/story/situation.ts";
import { fetchPlace } from "../../core/world/next-places.ts";
import { type Clear, isGated, lockedPortal, openPortal } from "../../core/world/portals.ts";
import { createFetching } from "./fetching.ts";
import { portalOffers } from "./offers.ts";

/** The portals of a map, as they can be walked through. Core draws them with the place, but for those with a gate. */
export const scene: SceneFeature = {
  build(context, game) {
    const { map } = context;
    const { stores, text } = game;
    const $situation = situationOf(stores);
    const reasonOf = ({ target }: Portal): string | null =>
      closedReason(target, $situation.get(), Date.now());
    const gates = map.portals
      .filter(isGated)
      .map((portal) => ({ portal, closed: null as boolean | null, clear: (() => {}) as Clear }));
    return {
      enter() {
        const fetching = createFetching(
          map,
          (place) => fetchPlace(game, place),
          () => whenArrived(stores),
        );
        return { update: ({ pose }) => fetching.look(pose), end: fetching.end };
      },
      offers: (at) => portalOffers(map, at, text, reasonOf),
      update() {
        for (const gate of gates) {
          const closed = reasonOf(gate.portal) !== null;
          if (closed === gate.closed) continue;
          gate.clear();
          gate.closed = closed;
          gate.clear = (closed ? lockedPortal : openPortal)(context, gate.portal);
        }
      },
    };
  },
};
