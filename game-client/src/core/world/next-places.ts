import type { GameMap, Point, Portal } from "@diamond-valley/schemas/maps/map.ts";
import { distance, middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { isPlace, PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Game } from "../app/game.ts";
import { roomFeatures } from "../room-features.ts";
import { loadMusic } from "../sound/music.ts";
import { fetchStoryTexts } from "../texts/place-texts.ts";
import { loadedMap, loadMap } from "./maps.ts";
import { sceneParts } from "./scene-parts.ts";
import { loadTheme } from "./theme.ts";

/** Where the doors of a place lead to, each once. */
export const nextPlaces = ({ portals }: Pick<GameMap, "portals">): PlaceName[] => [
  ...new Set(portals.map(({ target }) => target).filter(isPlace)),
];

/** The little that gives the places behind the doors of this one their look and their music, each to be fetched by its call. */
export const lookAhead = (place: PlaceName): (() => Promise<unknown>)[] =>
  nextPlaces(loadedMap(place) ?? { portals: [] })
    .map((name) => PLACES[name])
    .flatMap(({ theme, music }) => [() => loadTheme(theme), () => loadMusic(music)]);

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
export async function fetchPlace(game: Game, place: PlaceName): Promise<void> {
  const { features, locale } = game;
  const { theme, music } = PLACES[place];
  const ofRoom = roomFeatures(features, place).then((all) =>
    Promise.all(all.map(({ texts }) => texts?.[locale]())),
  );
  const drawn = Promise.all([loadMap(place), loadTheme(theme)]).then(([map, loaded]) =>
    Promise.all([sceneParts(map, loaded), ...features.map(({ ahead }) => ahead?.(game, place, map))]),
  );
  await Promise.allSettled([drawn, loadMusic(music), fetchStoryTexts(locale, place), ofRoom]);
}
