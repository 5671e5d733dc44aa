/** What Lighthouse slows a processor down by unless told otherwise, to make a phone of the middle class of it. */
const USUAL_SLOWDOWN = 4;
/** The middle of the benchmark indices (1500 to 2000) of the desktops that it is meant for, by Lighthouse's documentation. */
const MEANT_FOR = 1_750;
/** How far a run's slowdown may be from the one that its own benchmark index asks for, as a share. */
const TOLERANCE = 0.25;

/**
 * How many times slower a processor is to be made so that it stands for the same phone as those that Lighthouse's usual slowdown
 * is meant for: less for a slower one, as its documentation advises, and never more than the usual.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const slowdown = (USUAL_SLOWDOWN * benchmarkIndex) / MEANT_FOR;
  return Math.round(10 * Math.min(USUAL_SLOWDOWN, Math.max(1, slowdown))) / 10;
}

/** Whether a run, slowed down as guessed before it, was the phone that it should be, by the index that it found itself. */
export function wasTheSamePhone(slowdown: number, benchmarkIndex: number): boolean {
  return Math.abs(slowdown / slowdownFor(benchmarkIndex) - 1) <= TOLERANCE;
}
