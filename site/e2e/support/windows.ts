/** Whether long ways are played in every window and language that they have: `EVERY_WINDOW=1 npm test -- browser`. */
const isEvery = process.env.EVERY_WINDOW === "1";

/**
 * Of the windows that a long way can be played in, the one on this device. Each adds minutes: a plain run takes one of them, half of the
 * ways on a phone in Korean and half at a desk in English.
 */
export function windowsOf<Window extends readonly [locale: string, device: string, ...unknown[]]>(
  device: Window[1],
  windows: readonly Window[],
): readonly Window[] {
  return isEvery ? windows : windows.filter(([, on]) => on === device);
}
