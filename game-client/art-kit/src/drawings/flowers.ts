import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOUR } from "../palette.ts";
import { circle, type Drawing, drawing, place, repeat, stroke } from "../svg.ts";

const PETALS = 5;

const blossom = (petals: string): string =>
  repeat(PETALS, (index) => {
    const angle = (index / PETALS) * Math.PI * 2;
    return circle(Math.cos(angle) * 3.6, Math.sin(angle) * 3.6, 3.3, petals);
  }) + circle(0, 0, 2.6, COLOUR.pollen);

/** A patch of six flowers with petals of one colour; `seed` varies where they stand. */
export const flowers = (petals: string, seed: number): Drawing => {
  const random = seededRandom(seed);
  return drawing(
    64,
    56,
    repeat(6, (index) => {
      const [x, y] = [10 + random() * 44, 12 + index * 5];
      return (
        stroke(`M${x.toFixed(1)} ${y + 12}q-1 -8 0 -12`, COLOUR.tuft, 2.4) + place(x, y, blossom(petals))
      );
    }),
  );
};
