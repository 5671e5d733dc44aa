/** What is drawn after all of a smaller depth. */
export interface Deep {
  readonly depth: number;
}

/**
 * Brings a list into the order of depths; those of the same depth keep theirs. For a list that was in order a frame ago: it is
 * gone through once, and only what has passed another is moved.
 */
export function orderByDepth(list: Deep[]): void {
  for (let index = 1; index < list.length; index += 1) {
    const each = list[index]!;
    const { depth } = each;
    let to = index;
    for (; to > 0 && list[to - 1]!.depth > depth; to -= 1) list[to] = list[to - 1]!;
    if (to !== index) list[to] = each;
  }
}
