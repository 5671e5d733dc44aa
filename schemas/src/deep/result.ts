import { arenaReplay } from "../arena/evidence.ts";
import type { World } from "../arena/world.ts";
import { TICK_RATE } from "../protocol.ts";
import { END_REASONS, ENDS, type EndReason, gemsIn, OWN } from "./own.ts";
import { DEEP_RULES } from "./rules.ts";
import { MODES, visitOf } from "./setup.ts";
import { DEEP } from "./tuning.ts";

/** What came of a flight so far: all of it that its world decides. */
export interface FlightResult {
  readonly outcome: "success" | "fail";
  /** Null while it goes on. */
  readonly reason: EndReason | null;
  /** Whole seconds that it lasted. */
  readonly seconds: number;
  /** The numbers of the diamonds that were taken. */
  readonly gems: readonly number[];
  readonly calm: boolean;
}

/** What came of the flight of a world so far. Throws a RangeError for a world in which one only walks. */
export function resultOf({ own, setup }: World): FlightResult {
  const { mode, calm } = visitOf(setup);
  if (mode !== MODES.flight) throw new RangeError("nobody flies in this world");
  const end = own[OWN.end]!;
  return {
    outcome: end === ENDS.survived || end === ENDS.gathered ? "success" : "fail",
    reason: END_REASONS[end - 1] ?? null,
    seconds: Math.floor((DEEP.ticks - own[OWN.left]!) / TICK_RATE),
    gems: gemsIn(own[OWN.taken]!),
    calm,
  };
}

/**
 * Decides a flight again from its recording (games/contract.ts), or the part of it that was recorded: its diamonds are paid one
 * by one. Nothing of it is hidden from its player, so the seed has no part in it. The score is the diamonds' bits.
 */
export const replayDeep = arenaReplay(DEEP_RULES, (world) => {
  const { outcome } = resultOf(world);
  return { outcome, score: world.own[OWN.taken]! };
});
