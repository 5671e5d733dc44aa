import { dreamShot, greatEye, hallEye, wakePlate } from "@diamond-valley/art-kit/drawings/deep-eyes.ts";
import { roomArt } from "../../core/world/room-art.ts";

const STATES = ["asleep", "awake", "aims"] as const;

/** The pictures of the hall. */
export const DEEP_ART = roomArt("deep-art", () => ({
  ...Object.fromEntries(STATES.map((state) => [`eye-${state}`, hallEye(state)])),
  ...Object.fromEntries(STATES.map((state) => [`great-${state}`, greatEye(state)])),
  shot: dreamShot(),
  plate: wakePlate(),
}));
/** One of them: see `RoomArt`. */
export const addArt = DEEP_ART.picture;
