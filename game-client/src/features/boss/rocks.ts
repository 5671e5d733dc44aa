import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { dropOnShadow, type Fall } from "../../core/arena/fall.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { GOLEM_ART } from "./circle-art.ts";

const SIZE = 0.72;
const FALL: Fall = {
  height: 420,
  time: 420,
  shadow: 96,
  above: 8,
  spin: 120,
  foot: 0.75,
  lies: 140,
  goes: 240,
};

/** A rock that was tossed falls to `at`, where it lands in so many ticks. */
export function dropRock(context: SceneContext, kind: Kind, at: Point, ticks: number): void {
  const rock = GOLEM_ART[kind].picture(context, "rock", at.x, at.y, SIZE);
  dropOnShadow(context, rock, at, (ticks * 1_000) / TICK_RATE, FALL);
}
