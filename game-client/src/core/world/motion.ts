/** Does the visitor's system ask for less motion? Then nothing sways, drifts, shakes or rains. */
export const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
