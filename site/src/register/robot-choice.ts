import { type CharacterLook, LOOK_OPTIONS, randomLook } from "@diamond-valley/schemas/looks/look.ts";

/** The hats that players may wear; those of the village's characters are their own. */
const HATS = [
  "antenna",
  "cap",
  "beanie",
  "headphones",
  "bow",
] as const satisfies readonly CharacterLook["hat"][];

/** The parts that a newcomer chooses; scarf, eyes and trim follow from the robot that the server drew. */
export const CHOICES = [
  { part: "head", options: LOOK_OPTIONS.head },
  { part: "colour", options: LOOK_OPTIONS.colour },
  { part: "hat", options: HATS },
] as const;

export type ChosenPart = (typeof CHOICES)[number]["part"];

/** The robot of a seed (uint32), with a hat that players may wear: what a shuffle shows. */
export function shuffledRobot(seed: number): CharacterLook {
  return { ...randomLook(seed), hat: HATS[seed % HATS.length] ?? HATS[0] };
}
