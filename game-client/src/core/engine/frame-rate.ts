/** Frames a second below which the picture is too slow to walk by. */
const LEAST_RATE = 22;
/** How long frames are watched before it is decided, ms. */
const WATCHED = 3_000;
/** Longer gaps are pauses of the tab, ms: they say nothing of how fast it draws. */
const PAUSE = 1_000;

/** Watches how fast frames come. */
export interface FrameRate {
  /** Takes the time from one frame to the next, ms; true once it is known that they come too slowly. */
  frame(delta: number): boolean;
}

/** Decides once, after three seconds of frames. */
export function watchFrameRate(): FrameRate {
  let frames = 0;
  let watched = 0;
  let decided = false;
  return {
    frame(delta) {
      if (decided || delta > PAUSE) return false;
      frames += 1;
      watched += delta;
      if (watched < WATCHED) return false;
      decided = true;
      return (frames * 1_000) / watched < LEAST_RATE;
    },
  };
}
