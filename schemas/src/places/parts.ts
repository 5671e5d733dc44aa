import { HOME, isPlace, PLACE_NAMES, PLACES, type PlaceName } from "./registry.ts";

/** The part of the story that a place belongs to; a story place that names none is a part of its own. Null elsewhere. */
export function partOf(place: PlaceName): string | null {
  const { part, room } = PLACES[place];
  return part ?? (room === "story" ? place : null);
}

/** Where the texts of what is said in a place stand: those of its part, else its own. */
export const textsOf = (place: PlaceName): string => partOf(place) ?? place;

/** Where the texts of whoever stands in a place are: with those of its part; everybody else's are those of the village. */
export const talkTextsOf = (place: PlaceName): string => partOf(place) ?? "hub";

/** The places from one to home, both included. */
function wayHome(place: PlaceName): PlaceName[] {
  if (place === HOME) return [HOME];
  const { parent } = PLACES[place];
  return [place, ...wayHome(isPlace(parent) ? parent : HOME)];
}

/** Whether one is entered from a dialog of the other: whoever is in either of them may go over, wherever it stands. */
export function joinedByDialog(a: PlaceName, b: PlaceName): boolean {
  const isEntered = (inner: PlaceName, outer: PlaceName) =>
    PLACES[inner].entry === "dialog" && PLACES[inner].parent === outer;
  return isEntered(a, b) || isEntered(b, a);
}

/** The place behind the next door on the way from `here` to `target`; null for who is there. */
export function nextPlace(here: PlaceName, target: PlaceName): PlaceName | null {
  if (here === target) return null;
  const inwards = wayHome(target);
  const at = inwards.indexOf(here);
  return (at > 0 ? inwards[at - 1] : wayHome(here)[1]) ?? null;
}

/** The first place outside on the way home: where who leaves a part of the story comes out. */
export function wayOut(place: PlaceName): PlaceName {
  const part = partOf(place);
  const onwards = wayHome(place).slice(1);
  return onwards.find((each) => part === null || partOf(each) !== part) ?? HOME;
}

/** The place by which a part of the story is entered; null where it has none yet. */
export function entranceOf(part: string): PlaceName | null {
  return PLACE_NAMES.find((place) => partOf(place) === part && wayHome(place)[1] === wayOut(place)) ?? null;
}
