import type { PieceSlug } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, path, place, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { METAL, pin, type Sign, sign, TEAM_CLOTH } from "./emblem.ts";

const { coral, gold, leaf, lime, mint, rock, sky, stone, teal, violet, white, wood } = RAMPS;

/** Badges, around (0, 0). */
export const BADGES: Readonly<Record<PieceSlug<"badge">, string>> = {
  "gear-pin": pin("gear", METAL.mid, white.mid, METAL.dark),
  "fish-badge": pin("fish", sky.lo, white.hi, sky.lo),
  "ore-badge": pin("crystal", gold.lo, white.hi, violet.mid),
  "herb-badge": pin("herb", leaf.lo, white.hi, leaf.mid),
  "bot-badge": pin("bot", mint.lo, COLOUR.visor, mint.hi),
  "guest-pin": pin("star", gold.mid, "#8A2F66", gold.hi),
};

/** A knitted scarf around the neck whose end hangs to the left, in one cloth with signs of another. */
const scarf = (view: View, ramp: Ramp, stripe: string, end: string): string =>
  (view === "up"
    ? ""
    : path("M38 87l-7 22q7 6 14 3l4 -21z", ramp.lo, OUTLINE) + stroke("M33 105l12 3", stripe, 4) + end) +
  path("M35 79q25 13 50 0q7 7 0 14q-25 11 -50 0q-7 -7 0 -14z", ramp.mid, OUTLINE) +
  stroke("M46 84l-2 11M60 87v10M74 84l2 11", stripe, 4) +
  stroke("M38 85q4 2 6 3", ramp.hi, 3);

const teamScarf =
  (team: keyof typeof TEAM_CLOTH) =>
  (view: View): string => {
    const [ramp, mark] = TEAM_CLOTH[team];
    return scarf(view, ramp, "#fff", sign(mark as Sign, 40, 97, "#fff", 0.62));
  };

/** Scarves that are earned, by the view. */
export const SCARVES: Readonly<Record<PieceSlug<"scarf">, (view: View) => string>> = {
  "wave-scarf": (view) => scarf(view, sky, teal.hi, sign("fish", 40, 97, "#fff", 0.5)),
  "stone-scarf": (view) => scarf(view, rock, gold.mid, sign("crystal", 40, 97, violet.hi, 0.6)),
  "leaf-scarf": (view) => scarf(view, leaf, lime.hi, sign("herb", 40, 97, "#fff", 0.6)),
  "blue-team-scarf": teamScarf("blue"),
  "yellow-team-scarf": teamScarf("yellow"),
  "green-team-scarf": teamScarf("green"),
  "red-team-scarf": teamScarf("red"),
};

/** A boot whose sole is at y 133, lifted by `lift` px. */
const boot =
  (ramp: Ramp, cuff: string, sole: string, trim = "") =>
  (x: number, lift: number): string =>
    place(
      x,
      -lift,
      path("M-11 128q0 -16 11 -16t11 16q0 6 -5 6h-12q-5 0 -5 -6z", ramp.mid, OUTLINE) +
        path("M3 113q7 3 7 15q0 4 -4 4q2 -10 -3 -19z", ramp.lo) +
        stroke("M-8.5 131h17", sole, 4) +
        box(-10, 111, 20, 6, 3, cuff, { ...OUTLINE, "stroke-width": 2.5 }) +
        trim,
    );

/** Boots, by the middle of the foot and how far it is lifted, px. */
export const BOOTS: Readonly<Record<PieceSlug<"boots">, (x: number, lift: number) => string>> = {
  sneakers: boot(coral, white.hi, "#fff", stroke("M-4 121h8M-4 125h8", "#fff", 2)),
  waders: boot(teal, teal.lo, gold.mid, circle(0, 123, 3, gold.hi)),
  "steel-boots": boot(
    { hi: white.hi, mid: METAL.mid, lo: "#7F88BA", dark: METAL.dark },
    rock.mid,
    METAL.dark,
    stroke("M-5 122q2 -3 5 -3", white.hi, 3),
  ),
  "forest-boots": boot(wood, leaf.mid, wood.dark, path("M0 118q6 -3 7 3q-6 3 -7 -3z", leaf.hi)),
};

/** A plain shoe of a costume. */
export const costumeShoe = (colour: string) =>
  boot({ hi: white.hi, mid: colour, lo: COLOUR.ink, dark: COLOUR.ink }, stone.hi, COLOUR.ink);
