import { scarf as drawScarf } from "@diamond-valley/art-kit/drawings/robot/body.ts";
import { robotTones } from "@diamond-valley/art-kit/drawings/robot/pose.ts";
import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { piecePicture } from "@diamond-valley/art-kit/drawings/wardrobe/piece-picture.ts";
import { type Drawing, drawing, place, stroke } from "@diamond-valley/art-kit/svg.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Choice } from "./character.ts";

/** Nothing in a slot. */
const NOTHING = drawing(60, 60, stroke("M18 42L42 18", "#9b97b8", 6));

/** A choice as the list shows it: scarves by themselves, other parts of the look on the robot as it is. */
export function pictureOf(choice: Choice, look: CharacterLook): Drawing {
  if ("slot" in choice) return choice.piece ? piecePicture(choice.piece) : NOTHING;
  const { part, option } = choice;
  const changed = { ...look, [part]: option } as CharacterLook;
  if (part === "scarf")
    return option === "none"
      ? NOTHING
      : drawing(80, 60, place(-20, -66, drawScarf("down", robotTones(changed))));
  return portrait(changed);
}
