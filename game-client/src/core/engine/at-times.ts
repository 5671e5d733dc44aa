/** Answers in which of the frames it is time again: the first one, and then one each `every` ms. */
export function createTimes(every: number): (delta: number) => boolean {
  let left = 0;
  return (delta) => {
    left -= delta;
    if (left > 0) return false;
    left = every;
    return true;
  };
}
