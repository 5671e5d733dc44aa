import { box, type Drawing, drawing, path } from "../svg.ts";

/** A piece of white picket fence. */
export const fence = (): Drawing =>
  drawing(
    84,
    60,
    ...[26, 42].map((y) => box(2, y, 80, 9, 4, "#CFC6E4") + box(2, y - 2, 80, 7, 3.5, "#F6F2FF")),
    ...[8, 32, 56].map(
      (x) =>
        path(`M${x} 58V16l9 -10l9 10v42q-9 3 -18 0z`, "#B9B0D6") +
        path(`M${x} 54V14l9 -10l9 10v40q-9 3 -18 0z`, "#FFFFFF") +
        path(`M${x + 11} 8l7 7v40q-4 1.5 -7 1.5z`, "#DDD6EE"),
    ),
  );
