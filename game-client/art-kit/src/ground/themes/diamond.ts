import { ramp } from "../../palette.ts";
import type { RoomTheme } from "../room/room-theme.ts";

/** Under everything: night-blue hull, seams of cyan light, and what prisms make of it. */
export const ROOM: RoomTheme = {
  seed: 137,
  wall: "hull",
  face: ramp("#3F5FA8", "#24387A", "#18265A", "#0D1638"),
  trim: ramp("#BFF6FF", "#5FD8F2", "#2E93C4", "#17507E"),
  inlay: ramp("#FFFFFF", "#A9F4FF", "#B7A3FF", "#6A55D0"),
  cut: { rim: "#5FD8F2", top: "#101A44", beyond: "#060B22" },
  floors: {
    metal: ramp("#56709F", "#33497F", "#263968", "#162349"),
  },
  lamp: "150,240,255",
  day: "190,170,255",
};
