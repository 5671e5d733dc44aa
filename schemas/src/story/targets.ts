import * as z from "zod/mini";
import { CHARACTERS, isCharacter } from "../characters/characters.ts";
import type { GameMap, Point } from "../maps/map.ts";
import { middleOf } from "../maps/points.ts";
import { partOf } from "../places/parts.ts";
import { PLACES, type PlaceName } from "../places/registry.ts";
import type { Target } from "./interact.ts";
import * as list from "./list.ts";
import { HINT, hintReactions, PARTS } from "./parts.ts";
import { type Heard, type Reaction, Reactions } from "./reaction.ts";
import { isHeard } from "./reaction-of.ts";

/** The objects of a story place: reactions by the name that the map gives them (`content/story/<place>.json`). */
const Story = z.strictObject({ objects: z.record(z.string(), Reactions) });

/** By the name of the place. Throws at start-up where a file is not as it should be. */
export const STORIES: ReadonlyMap<string, z.output<typeof Story>> = new Map(
  Object.entries(list as Record<string, unknown>).map(([place, content]) => [place, Story.parse(content)]),
);

/** A target with its position on the map, and from how far (px) it can be touched. */
export interface PlacedTarget extends Target {
  readonly at: Point;
  readonly reach: number;
}

/** The reactions of an object, none where the story says nothing of it. */
export function reactionsOf(place: PlaceName, object: string): readonly Reaction[] {
  return STORIES.get(place)?.objects[object] ?? [];
}

/** By the name of the part: what gives hints in it. */
const HINTERS: ReadonlyMap<string, Target> = new Map(
  [...PARTS].map(([name, part]) => [
    name,
    {
      name: `${name}/${HINT}`,
      requires: "",
      otherwise: null,
      reactions: hintReactions(part, ({ place, object }) =>
        isCharacter(object)
          ? { name: object, ...CHARACTERS[object] }
          : { name: `${place}/${object}`, reactions: STORIES.get(place)?.objects[object] ?? [] },
      ),
    },
  ]),
);

/** The character or object of this name in a place, or what gives hints there (`hint`, in reach of everywhere); else null. */
export function targetIn(place: PlaceName, map: GameMap, name: string): PlacedTarget | null {
  const hinter = name === HINT ? HINTERS.get(partOf(place) ?? "") : undefined;
  if (hinter) return { ...hinter, at: { x: 0, y: 0 }, reach: Number.POSITIVE_INFINITY };
  const character = map.characters.find(({ slug }) => slug === name);
  if (character && isCharacter(name)) {
    const { x, y, radius, when } = character;
    return {
      name,
      requires: when,
      otherwise: null,
      reactions: CHARACTERS[name].reactions,
      at: { x, y },
      reach: radius,
    };
  }
  const object = map.objects.find((each) => each.name === name);
  if (!object) return null;
  return {
    name: `${PLACES[place].map}/${name}`,
    requires: object.requires,
    otherwise: object.otherwise,
    gone: object.gone,
    reactions: reactionsOf(place, name),
    at: middleOf(object),
    // What only the room touches is out of everybody's reach.
    reach: object.type === "event" ? Number.NEGATIVE_INFINITY : object.reach,
  };
}

/** The objects of a place that hear this, by their names on the map. */
export function listenersIn(place: PlaceName, map: GameMap, hears: Heard): PlacedTarget[] {
  return map.objects
    .filter(({ name }) => reactionsOf(place, name).some(({ on }) => isHeard(on, hears)))
    .flatMap(({ name }) => targetIn(place, map, name) ?? []);
}
