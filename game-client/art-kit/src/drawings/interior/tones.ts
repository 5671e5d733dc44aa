import type { Ramp } from "../../palette.ts";

const ramp = (hi: string, mid: string, lo: string, dark: string): Ramp => ({ hi, mid, lo, dark });

/** The materials of rooms: metals of the acts, cloths, and what only stands inside. */
export const TONES = {
  copper: ramp("#F7C294", "#D98F57", "#B06838", "#7A4228"),
  silver: ramp("#FFFFFF", "#DFE7F0", "#B3C0D2", "#7D8BA8"),
  ice: ramp("#F4FDFF", "#CBEBFA", "#92C8EA", "#5E93C8"),
  navy: ramp("#6F8EDC", "#4059A6", "#2C3E80", "#1C2858"),
  cyan: ramp("#D2FCFF", "#6DE7FB", "#2FB6DE", "#1C7DB0"),
  steel: ramp("#C3CCE6", "#98A4C9", "#727EA6", "#4C5680"),
  ivory: ramp("#FFFDF5", "#F8EDD4", "#DFCBA2", "#AE9768"),
  rose: ramp("#FFBFCA", "#EE8BA1", "#C75F7F", "#93405F"),
  velvet: ramp("#E9708C", "#C24266", "#95294D", "#681C3A"),
  linen: ramp("#FFFFFF", "#F6F1EA", "#DCD2CC", "#A99FB4"),
  brick: ramp("#E9A07E", "#C97458", "#A55642", "#773A33"),
  soot: ramp("#7C7698", "#575276", "#413D5C", "#2C2944"),
} as const satisfies Record<string, Ramp>;

/** Light that comes out of glass: bright, warm and its rim. */
export const LIT = { hi: "#FFF9D6", mid: "#FFE48A", lo: "#FFC14F" } as const;
/** A screen that shows something, and one that is off. */
export const SCREEN = { hi: "#B8FBFF", mid: "#4FC9F0", lo: "#2A7FC8", off: "#2B2A5A" } as const;
