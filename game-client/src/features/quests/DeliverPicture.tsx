import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The diamond that deliveries lead to. */
export function DeliverPicture() {
  return <HowToPicture of={gem()} />;
}
