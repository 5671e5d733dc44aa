/** What is drawn after all of a smaller depth, and after those of the same depth that came before it. */
export interface Deep {
  readonly depth: number;
  /** Which one it was of all that came: it may have gone, and come again. */
  came?: number;
}

/** Says who came when. */
export function createArrivals(): (each: Deep) => void {
  let next = 0;
  return (each) => {
    if (each.came !== undefined) return;
    each.came = next;
    next += 1;
  };
}

/**
 * Brings a list into the order of depths, and of arrivals where those are equal. For a list that was in order a frame ago: it is
 * gone through once, and only what has passed another is moved.
 */
export function orderByDepth(list: Deep[]): void {
  for (let index = 1; index < list.length; index += 1) {
    const each = list[index]!;
    const { depth, came = 0 } = each;
    let to = index;
    for (; to > 0; to -= 1) {
      const before = list[to - 1]!;
      if (before.depth < depth || (before.depth === depth && (before.came ?? 0) <= came)) break;
      list[to] = before;
    }
    if (to !== index) list[to] = each;
  }
}
