import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { type Pose, startTrail, type Trail } from "./trail.ts";
import { createViewClock } from "./view-clock.ts";

/** The part of a room that others are seen through. */
export interface Watched {
  state: { players?: { forEach(each: (walker: Walker, session: string) => void): void } };
  clock: { lastServerTime(): number };
  onStateChange(heard: () => void): unknown;
}

/** The other walkers of a room, drawn from patches with a delay and without cutting corners. */
export interface Others {
  /** The walker's pose in the frame of `now` (ms, any clock). Null before the first patch that has it. */
  pose(session: string, now: number): Pose | null;
  dispose(): void;
}

/** `now` answers the time of a patch's arrival on the clock of the frames, ms. */
export function watchOthers(room: Watched, now: () => number): Others {
  const trails = new Map<string, Trail>();
  const clock = createViewClock();
  let last = 0;
  let watching = true;

  const heard = (): void => {
    if (!watching) return;
    const time = room.clock.lastServerTime();
    clock.heard(time, now());
    const present = new Set<string>();
    room.state.players?.forEach((walker, session) => {
      present.add(session);
      const trail = trails.get(session);
      if (trail) trail.add(walker, time, last);
      else trails.set(session, startTrail(walker, time));
    });
    for (const session of trails.keys()) if (!present.has(session)) trails.delete(session);
    last = time;
  };
  room.onStateChange(heard);

  return {
    pose: (session, at) => trails.get(session)?.pose(clock.at(at)) ?? null,
    dispose() {
      watching = false;
    },
  };
}
