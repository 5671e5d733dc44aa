import { type Room, type RoomException, type RoomMethodName, TimestepException } from "@colyseus/core";
import type { RoomMetrics } from "./metrics.ts";
import { STEP_MS, type Step } from "./step-schedule.ts";

/** The part of a room whose steps are timed. */
export interface SteppedRoom {
  readonly roomName: string;
  readonly clock: Pick<Room["clock"], "tick" | "deltaTime">;
  onUncaughtException(error: RoomException, method: RoomMethodName): void;
}

/**
 * Makes a room's `step` one for the schedule: the room's clock goes on with it, its lateness and its time are measured,
 * and an error ends with the room's own handler, for it must not reach the other rooms.
 */
export function timedSteps(room: SteppedRoom, metrics: Pick<RoomMetrics, "late" | "took">, step: Step): Step {
  const late = metrics.late.labels(room.roomName);
  const took = metrics.took.labels(room.roomName);
  return (patch) => {
    const began = performance.now();
    try {
      room.clock.tick();
      late.observe(Math.max(0, room.clock.deltaTime - STEP_MS) / 1_000);
      step(patch);
      took.observe((performance.now() - began) / 1_000);
    } catch (error) {
      const exception = new TimestepException(error as Error, (error as Error).message);
      room.onUncaughtException(exception, "setFixedTimestep");
    }
  };
}
