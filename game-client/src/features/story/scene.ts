import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import { computed } from "nanostores";
import type { RoomPart, SceneFeature } from "../../core/scene/scene-feature.ts";
import { situationOf } from "../../core/story/situation.ts";
import { reach } from "../../core/story/touch.ts";
import { addObjects, objectArt } from "./objects.ts";
import { objectsInReach, type Present, presentObjects, touchOffers } from "./present.ts";

/** What diamonds that lie about are taken with; null where none do. */
const pickupParts = (objects: readonly MapObject[]) =>
  objects.some(({ auto }) => auto)
    ? Promise.all([import("./auto-pickups.ts"), import("./gem-found.ts")])
    : Promise.resolve([null, null] as const);

/** Fetches what the objects of a place are shown with. */
export const fetchAhead = (objects: readonly MapObject[]) =>
  Promise.all([objectArt(objects), pickupParts(objects)]);

/** The objects of a place, as far as they are still there for the player. */
export const scene: SceneFeature = {
  async build(context, game) {
    const { stores, text } = game;
    const { objects } = context.map;
    if (objects.length === 0) return null;
    const drawn = await addObjects(context, game);
    const $present = computed(situationOf(stores), (situation) =>
      presentObjects(objects, situation, Date.now()),
    );
    const [auto, shown] = await pickupParts(objects);
    return {
      enter(room): RoomPart {
        const pickups = auto?.createAutoPickups(
          (name) => reach(game, name),
          (object, answer) => shown?.showFound(game, room, object, answer),
        );
        let present: readonly Present[] = [];
        let names: ReadonlySet<string> = new Set();
        const stop = $present.subscribe((next) => {
          present = next;
          names = new Set(next.map(({ object }) => object.name));
        });
        return {
          update(mine) {
            const inReach = objectsInReach(present, mine.pose);
            pickups?.update(present, mine.pose);
            drawn.show(names, new Set(inReach.map(({ name }) => name)));
          },
          offers: (at) => touchOffers(present, at, text),
          end: stop,
        };
      },
    };
  },
};
