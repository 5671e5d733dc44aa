/** How far in the past others are drawn, ms: a patch, and half of one for a patch that is late. */
export const DELAY = 150;
/** How fast (ms per ms) an arrival that was once faster is forgotten, where the line has become longer. */
const FORGET = 0.005;
/** A clock that is this far off (ms) is set at once. */
const JUMP = 500;

/** Which moment of the room is drawn: as far behind the patches as lets them come unevenly. */
export interface ViewClock {
  /** A patch of room time `time` came at `now` (both ms, each on its own clock). */
  heard(time: number, now: number): void;
  /** The room time that is drawn at `now`, ms. */
  at(now: number): number;
}

/** The patch that was on its way for the shortest time sets the clock: a line can be slow by chance, but not fast. */
export function createViewClock(): ViewClock {
  let ahead = Number.NaN;
  let heardAt = 0;
  return {
    heard(time, now) {
      const offset = time - now;
      const forgotten = ahead - (now - heardAt) * FORGET;
      ahead = Number.isNaN(ahead) || Math.abs(offset - ahead) > JUMP ? offset : Math.max(offset, forgotten);
      heardAt = now;
    },
    at: (now) => now + ahead - DELAY,
  };
}
