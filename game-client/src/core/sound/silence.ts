/** How long nothing may be heard before the audio stops, ms: longer than any effect. */
const SILENT_AFTER = 5_000;
/** Sounds that follow each other faster than this, ms, are one: a fight has dozens in a second. */
const AT_ONCE = 500;

/** Stops the browser's audio while nothing is heard: a context that runs takes up to 5 % of a processor, also in silence. */
export interface Silence {
  /** Something is heard from now on. */
  heard(): void;
  /** The page was hidden, or is shown again. */
  setHidden(hidden: boolean): void;
  dispose(): void;
}

/** @param isPlaying whether music plays, which is heard without an end */
export function createSilence(
  context: Pick<AudioContext, "suspend" | "resume">,
  isPlaying: () => boolean,
): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hidden = false;
  let last = Number.NEGATIVE_INFINITY;

  const silence: Silence = {
    heard() {
      const now = performance.now();
      if (hidden || now - last < AT_ONCE) return;
      last = now;
      clearTimeout(timer);
      void context.resume();
      timer = setTimeout(() => {
        if (!isPlaying()) void context.suspend();
      }, SILENT_AFTER);
    },
    setHidden(isHidden) {
      hidden = isHidden;
      last = Number.NEGATIVE_INFINITY;
      if (!hidden) return silence.heard();
      clearTimeout(timer);
      void context.suspend();
    },
    dispose: () => clearTimeout(timer),
  };
  silence.heard();
  return silence;
}
