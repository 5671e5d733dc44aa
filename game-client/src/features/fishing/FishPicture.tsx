import { fish } from "@diamond-valley/art-kit/drawings/fish.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The picture of the help's page on fishing. */
export function FishPicture() {
  return <HowToPicture of={fish("red")} />;
}
