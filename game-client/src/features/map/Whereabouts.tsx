import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { atom } from "nanostores";
import { useGame } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { SeenSight, type SightStore } from "../../core/hud/SeenSight.tsx";

const sightOf = perGame(({ position }): SightStore<Point> => atom(position));

/** Where the player stands, px of the place's map, for those who look at the page and not at its picture: the map shows it too. */
export function Whereabouts() {
  return (
    <span className="whereabouts">
      <SeenSight $sight={sightOf(useGame())} />
    </span>
  );
}
