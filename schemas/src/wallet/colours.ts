/** The four item and team colours; each has a shape beside its hue: drop, sun, leaf, flame. */
export const COLOURS = ["blue", "yellow", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export const COLOUR_SHAPE = {
  blue: "drop",
  yellow: "sun",
  green: "leaf",
  red: "flame",
} as const satisfies Record<Colour, string>;
