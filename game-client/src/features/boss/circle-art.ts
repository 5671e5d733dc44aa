import { greatCircle, inkAsleep, smallHand, standingStone } from "@diamond-valley/art-kit/drawings/circle.ts";
import { golem, golemCracks } from "@diamond-valley/art-kit/drawings/golem.ts";
import type { GolemLook } from "@diamond-valley/art-kit/drawings/golem-face.ts";
import { heart, pebble, tossedRock } from "@diamond-valley/art-kit/drawings/golem-pieces.ts";
import { GOLEM_POSES } from "@diamond-valley/art-kit/drawings/golem-poses.ts";
import { lowStone } from "@diamond-valley/art-kit/drawings/low-stone.ts";
import { beater } from "@diamond-valley/art-kit/drawings/slime.ts";
import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { type RoomArt, roomArt } from "../../core/world/room-art.ts";

/** Phases of which each opens a crack, beside the first. */
export const CRACKS = 3;

/** The pictures of the circle, whoever sleeps in it. */
export const CIRCLE_ART = roomArt("circle-art", () => ({
  floor: greatCircle(true),
  stone: standingStone(),
  "low-stone": lowStone(),
  hand: smallHand(),
  ink: inkAsleep(),
  pebble: pebble(),
  heart: heart(),
  beater: beater(),
}));
/** One of them: see `RoomArt`. */
export const addArt = CIRCLE_ART.picture;

const golemArt = (look: GolemLook): RoomArt =>
  roomArt(`golem-${look}`, () => ({
    rock: tossedRock(look),
    ...Object.fromEntries(GOLEM_POSES.map((pose) => [pose, golem(look, pose)])),
    ...Object.fromEntries(
      Array.from({ length: CRACKS }, (_, index) => [`cracks-${index + 1}`, golemCracks(look, index + 1)]),
    ),
  }));

/** The pictures of each golem: a texture of its own, as a fight needs one of them. */
export const GOLEM_ART: Record<Kind, RoomArt> = { story: golemArt("stone"), weekly: golemArt("ink") };
