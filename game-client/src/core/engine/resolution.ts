/** Device px drawn per CSS px: sharper than 2 costs memory and cannot be seen. */
const SHARPEST = 2;

/** Atlas px per world px above the device's own, so that scaled things stay crisp. */
const RESERVE = 1.25;

/** Device px per CSS px that the game draws at. */
export const pixelRatio = (): number => Math.min(SHARPEST, window.devicePixelRatio || 1);

/** Calls `listener` whenever the device's ratio becomes another, as on another monitor. Answers how to stop. */
export function onResolution(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const listen = (): void => {
    const now = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const changed = (): void => {
      listen();
      listener();
    };
    now.addEventListener("change", changed, { once: true, signal });
  };
  listen();
  return () => stopped.abort();
}

/** Px per world px of the scenery atlas. */
export const atlasScale = (): number => Math.min(SHARPEST, RESERVE * pixelRatio());

/** Px per world px of the ground: it is large and soft, so less does. */
export const groundScale = (): number => Math.min(1.75, pixelRatio());

/** Px per unit of a robot's picture, which is shown at ROBOT_SCALE. */
export const robotScale = (): number => Math.min(1.3, 0.86 * pixelRatio());
