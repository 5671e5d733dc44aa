import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { MapObject, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { factsOf, type Situation } from "@diamond-valley/schemas/story/facts.ts";
import { holds } from "@diamond-valley/schemas/story/requirement.ts";
import type { Text } from "../../core/texts/texts.ts";
import type { Offer } from "../../core/walking/prompt.ts";

/** What the button shows for each kind of thing; its words are `story:prompt.<type>`. */
const ICONS: Readonly<Record<MapObject["type"], IconName | null>> = {
  door: "door",
  trigger: "sparkles",
  pickup: "backpack",
  note: "scroll",
  ore: "pick",
  spot: "compass",
  puzzle: "gear",
  // What only the room touches is offered by whoever plays there.
  event: null,
  listener: null,
};

/** An object as things stand. */
export interface Present {
  readonly object: MapObject;
  /** Whether it answers a touch, if only by why nothing happens. */
  readonly answers: boolean;
}

/** The objects that are still there at `now` (epoch ms in season time); all of them before the situation is known. */
export function presentObjects(
  objects: readonly MapObject[],
  situation: Situation | null,
  now: number,
): Present[] {
  // What only listens is never seen, nor touched.
  const seen = objects.filter(({ type }) => type !== "listener");
  if (!situation) return seen.map((object) => ({ object, answers: false }));
  const facts = factsOf(situation, now);
  return seen
    .filter(({ gone }) => gone === null || !holds(gone, facts))
    .map((object) => ({
      object,
      answers: object.type !== "event" && (object.otherwise !== null || holds(object.requires, facts)),
    }));
}

const distanceTo = (object: MapObject, at: Point): number => distance(middleOf(object), at);

/** The objects that can be touched from `at`: the reach is the one that the server allows. */
export function objectsInReach(present: readonly Present[], at: Point): MapObject[] {
  return present
    .filter(({ object, answers }) => answers && distanceTo(object, at) <= object.reach)
    .map(({ object }) => object);
}

/** The prompts of the objects in reach, with how near they are; none for what is picked up by itself. */
export function touchOffers(present: readonly Present[], at: Point, text: Text): Offer[] {
  return objectsInReach(present, at).flatMap((object) => {
    const icon = ICONS[object.type];
    if (object.auto || !icon) return [];
    const words = text(`story:prompt.${object.type}`);
    return [
      { prompt: { verb: "interact", target: object.name, words, icon }, distance: distanceTo(object, at) },
    ];
  });
}
