/** A count takes up to a hundredth of one core of the database: it rests for so many times as long as it took. */
const REST = 100;

/** What is counted over a whole collection, as old as its rest at most. */
export interface Recounted<Counted> {
  /** The last count, or undefined before the first one. Where it is too old a newer one begins, for which nobody waits. */
  known(): Counted | undefined;
  /** Counts now; whoever asks meanwhile waits for the same count. */
  count(): Promise<Counted>;
}

/** Counts by `read`, for all who look in this process, and rests at least `least` ms behind it. `now` is a clock, ms. */
export function createRecounted<Counted>(
  read: () => Promise<Counted>,
  { now = () => performance.now(), least = 0 }: { now?: () => number; least?: number } = {},
): Recounted<Counted> {
  let last: { readonly counted: Counted; readonly until: number } | undefined;
  let counting: Promise<Counted> | undefined;

  async function countAnew(): Promise<Counted> {
    const began = now();
    const counted = await read();
    last = { counted, until: now() + Math.max(least, (now() - began) * REST) };
    return counted;
  }

  function count(): Promise<Counted> {
    counting ??= countAnew().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  return {
    known() {
      // Where newer ones can't be had, the next who looks tries again.
      if (last && now() >= last.until) count().catch(() => {});
      return last?.counted;
    },
    count,
  };
}
