/** Outlines in a box of 100 x 100, by the names that content gives its tones. */
const SHAPES: Readonly<Record<string, string>> = {
  circle: "M50 10a40 40 0 1 1 0 80 40 40 0 0 1 0-80z",
  square: "M16 16h68v68H16z",
  triangle: "M50 12 92 86H8z",
  star: "m50 6 13 29 32 3-24 21 7 31-28-16-28 16 7-31L5 38l32-3z",
  diamond: "M50 6 90 50 50 94 10 50z",
  heart: "M50 88C14 62 8 46 8 34a20 20 0 0 1 42-8 20 20 0 0 1 42 8c0 12-6 28-42 54z",
  drop: "M50 6c18 26 30 40 30 58a30 30 0 0 1-60 0C20 46 32 32 50 6z",
  moon: "M62 8a42 42 0 1 0 30 56A36 36 0 0 1 62 8z",
  sun: "M50 4 60 24l20-10-2 22 20 8-16 14 12 18-22 2-4 20-18-12-18 12-4-20-22-2 12-18L2 44l20-8-2-22 20 10z",
  leaf: "M88 10C40 8 10 32 14 76l-6 12 10 2 6-8c42 6 66-22 64-72z",
  flame: "M52 4c4 24 32 32 32 58a34 34 0 0 1-68 0c0-16 10-24 14-36 6 6 8 10 10 16 8-10 12-20 12-38z",
};

/** The names of the shapes that tones may have. */
export const SHAPE_NAMES: readonly string[] = Object.keys(SHAPES);

/** A shape of the tones. */
export function Shape({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 100 100" width="56" height="56" aria-hidden="true">
      <path d={SHAPES[name] ?? SHAPES.circle} />
    </svg>
  );
}
