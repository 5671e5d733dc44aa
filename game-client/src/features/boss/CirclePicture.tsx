import { magicCircle } from "@diamond-valley/art-kit/drawings/magic-circle.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The picture of the help's page on the golem: the way to it. */
export function CirclePicture() {
  return <HowToPicture of={magicCircle()} />;
}
