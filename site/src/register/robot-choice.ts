import { PLAYER_OPTIONS } from "@diamond-valley/schemas/looks/look.ts";

/** The parts that a newcomer chooses; scarf, eyes and trim follow from the robot that the server drew. */
export const CHOICES = [
  { part: "head", options: PLAYER_OPTIONS.head },
  { part: "colour", options: PLAYER_OPTIONS.colour },
  { part: "hat", options: PLAYER_OPTIONS.hat },
] as const;

export type ChosenPart = (typeof CHOICES)[number]["part"];
