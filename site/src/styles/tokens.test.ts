import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLOUR, RAMPS } from "@diamond-valley/art-kit/palette.ts";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(([, name, colour]) => [name, colour]),
);

/** The tokens that are colours of the drawings: the site and the game must stay of one palette. */
const DRAWN: Readonly<Record<string, string>> = {
  ink: COLOUR.ink,
  "grass-hi": COLOUR.grassHi,
  grass: COLOUR.grass,
  "grass-lo": COLOUR.grassLo,
  sand: COLOUR.sand,
  water: COLOUR.water,
  "water-lo": COLOUR.waterLo,
  foam: COLOUR.foam,
  coral: RAMPS.coral.mid,
  "coral-lo": RAMPS.coral.lo,
  "coral-dark": RAMPS.coral.dark,
  teal: RAMPS.teal.mid,
  "teal-dark": RAMPS.teal.dark,
  violet: RAMPS.violet.mid,
  "violet-lo": RAMPS.violet.lo,
  "violet-dark": RAMPS.violet.dark,
  "gold-hi": RAMPS.gold.hi,
  "gold-lo": RAMPS.gold.lo,
  "gold-dark": RAMPS.gold.dark,
  "leaf-dark": RAMPS.leaf.dark,
  "pink-hi": RAMPS.pink.hi,
};

test.each(Object.entries(DRAWN))("--%s is the drawings' colour", (name, colour) => {
  expect(tokens.get(name)).toBe(colour.toLowerCase());
});
