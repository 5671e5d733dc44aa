import type { Floor } from "@diamond-valley/schemas/maps/map.ts";

type Area = Pick<Floor, "x" | "y" | "width" | "height">;

/** A straight edge of all floors together, px: along x at the height `y`, or along y at `x`; `room` is how far it is to the next floor. */
export type Edge = { readonly at: number; readonly from: number; readonly to: number; readonly room: number };

type Sides = { readonly near: readonly Edge[]; readonly far: readonly Edge[] };

/** Ranges on one axis, joined where they touch. */
const joined = (ranges: readonly (readonly [number, number])[]): [number, number][] => {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
};

/** Adds an edge, or makes the one before it longer. */
const extend = (edges: Edge[], next: Edge): void => {
  const at = edges.findIndex(
    (edge) => edge.at === next.at && edge.room === next.room && edge.to === next.from,
  );
  if (at < 0) edges.push(next);
  else edges[at] = { ...edges[at]!, to: next.to };
};

/** The edges across one axis, where the floors' spans on both axes are known. */
const across = (
  spans: readonly { along: readonly [number, number]; over: readonly [number, number] }[],
): Sides => {
  const [near, far]: [Edge[], Edge[]] = [[], []];
  const cuts = [...new Set(spans.flatMap(({ along }) => along))].sort((a, b) => a - b);
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1]!;
    const column = joined(
      spans.filter(({ along }) => along[0] <= from && along[1] >= to).map(({ over }) => over),
    );
    for (const [place, [start, end]] of column.entries()) {
      extend(near, {
        at: start,
        from,
        to,
        room: start - (column[place - 1]?.[1] ?? Number.NEGATIVE_INFINITY),
      });
      extend(far, { at: end, from, to, room: (column[place + 1]?.[0] ?? Number.POSITIVE_INFINITY) - end });
    }
  }
  return { near, far };
};

/** The edges of all floors together, px; where two floors touch or lie over each other there is none. */
export const edgesOf = (
  floors: readonly Area[],
): { top: readonly Edge[]; bottom: readonly Edge[]; left: readonly Edge[]; right: readonly Edge[] } => {
  const spans = floors.map(({ x, y, width, height }) => ({
    x: [x, x + width] as const,
    y: [y, y + height] as const,
  }));
  const { near: top, far: bottom } = across(spans.map(({ x, y }) => ({ along: x, over: y })));
  const { near: left, far: right } = across(spans.map(({ x, y }) => ({ along: y, over: x })));
  return { top, bottom, left, right };
};
