import { computed } from "nanostores";
import type { RoomPart, SceneFeature } from "../../core/scene/scene-feature.ts";
import { situationOf } from "../../core/story/situation.ts";
import { addObjects } from "./objects.ts";
import { objectsInReach, type Present, presentObjects, touchOffers } from "./present.ts";

/** The objects of a place, as far as they are still there for the player. */
export const scene: SceneFeature = {
  async build(context, { stores, text }) {
    const { objects } = context.map;
    if (objects.length === 0) return null;
    const drawn = await addObjects(context);
    const $present = computed(situationOf(stores), (situation) =>
      presentObjects(objects, situation, Date.now()),
    );
    return {
      enter(): RoomPart {
        let present: readonly Present[] = [];
        let names: ReadonlySet<string> = new Set();
        const stop = $present.subscribe((next) => {
          present = next;
          names = new Set(next.map(({ object }) => object.name));
        });
        return {
          update(mine) {
            const inReach = objectsInReach(present, mine.pose);
            drawn.show(names, new Set(inReach.map(({ name }) => name)));
          },
          offers: (at) => touchOffers(present, at, text),
          end: stop,
        };
      },
    };
  },
};
