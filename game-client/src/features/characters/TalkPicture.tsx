import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { HowToPicture } from "../../core/hud/Picture.tsx";

/** The mayor, who is glad to talk. */
export function TalkPicture() {
  return <HowToPicture of={robot(CHARACTER_LOOKS.mayor, { gesture: "cheer", mood: "happy" })} />;
}
