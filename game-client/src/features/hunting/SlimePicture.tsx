import { slimeAndHerb } from "@diamond-valley/art-kit/drawings/slime.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The picture of the help's page on hunting. */
export function SlimePicture() {
  return <HowToPicture of={slimeAndHerb()} />;
}
