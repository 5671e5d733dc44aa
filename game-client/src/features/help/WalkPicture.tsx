import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** A robot on its way. */
export function WalkPicture() {
  return <HowToPicture of={robot(CHARACTER_LOOKS.gardener, { view: "side", step: 1 })} />;
}
