import { ore } from "@diamond-valley/art-kit/drawings/ore.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The picture of the help's page on mining. */
export function OrePicture() {
  return <HowToPicture of={ore("yellow")} />;
}
