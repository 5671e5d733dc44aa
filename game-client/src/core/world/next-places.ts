import type { GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { isPlace, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Game } from "../app/game.ts";
import { oneByOne } from "../one-by-one.ts";
import { roomFeatures } from "../room-features.ts";
import { loadMusic } from "../sound/music.ts";
import { fetchStoryTexts } from "../texts/place-texts.ts";
import { loadedMap, loadMap } from "./maps.ts";
import { loadTheme } from "./theme.ts";

/** Where the doors of a place lead to, each once. */
export const nextPlaces = ({ portals }: Pick<GameMap, "portals">): PlaceName[] => [
  ...new Set(portals.map(({ target }) => target).filter(isPlace)),
];

/**
 * Fetches the little that gives the places behind the doors of this one their look and their music. What can't be fetched
 * now is fetched when such a place is entered.
 */
export async function fetchAhead(place: PlaceName): Promise<void> {
  const next = nextPlaces(loadedMap(place) ?? { portals: [] }).map((name) => PLACES[name]);
  await oneByOne(next.flatMap(({ theme, music }) => [() => loadTheme(theme), () => loadMusic(music)]));
}

/** From so far what lies behind a door is fetched, px: some seconds of walking. */
const NEAR = 700;

/** The places behind doors that are near a point of a map, the nearest first. */
export const placesNear = ({ portals }: { readonly portals: readonly Portal[] }, at: Point): PlaceName[] =>
  portals
    .map(({ target, ...box }) => ({ target, away: distance(middleOf(box), at) }))
    .filter(({ away }) => away < NEAR)
    .toSorted((a, b) => a.away - b.away)
    .flatMap(({ target }) => (isPlace(target) ? [target] : []));

/** Fetches all that a place is shown and played with, for who is about to enter it. What can't be fetched now is fetched then. */
export async function fetchPlace(
  { features, locale }: Pick<Game, "features" | "locale">,
  place: PlaceName,
): Promise<void> {
  const { theme, music } = PLACES[place];
  const ofRoom = roomFeatures(features, place).then((all) =>
    Promise.all(all.map(({ texts }) => texts?.[locale]())),
  );
  await Promise.allSettled([
    loadMap(place),
    loadTheme(theme),
    loadMusic(music),
    fetchStoryTexts(locale, place),
    ofRoom,
  ]);
}
