// Runs in a browser: plays the recorded runs again, and hands what came of them to the server of the page.
import { replayRecorded } from "@diamond-valley/schemas/games/recorded.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { readMap } from "@diamond-valley/schemas/maps/read-map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";

const maps = new Map<string, GameMap>();
for (const [place, { map }] of Object.entries(PLACES)) {
  const response = await fetch(`/schemas/content/maps/${map}.tmj`);
  maps.set(place, readMap(await response.json()));
}
const began = performance.now();
const runs = replayRecorded((place: PlaceName) => maps.get(place)!);
const ms = performance.now() - began;
await fetch("/result", { method: "POST", body: JSON.stringify({ ms, runs }) });
document.title = "done";
