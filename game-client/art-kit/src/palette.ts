/** One material in four tones; the light comes from the upper left. */
export type Ramp = { readonly hi: string; readonly mid: string; readonly lo: string; readonly dark: string };

/** Four shades of a colour, from the light one to the dark one. */
export const ramp = (hi: string, mid: string, lo: string, dark: string): Ramp => ({ hi, mid, lo, dark });

/** The colours of roofs, robots, leaves and teams. */
export const RAMPS = {
  coral: ramp("#FF9C84", "#F9705F", "#D94F50", "#A83448"),
  teal: ramp("#66E0CB", "#2FBFB3", "#1F9A99", "#156F7C"),
  violet: ramp("#B7A3FF", "#8C78F2", "#6A55D0", "#4A3A9E"),
  gold: ramp("#FFE07A", "#FFC136", "#E8952A", "#B5651F"),
  sky: ramp("#8FDBFF", "#45B4F5", "#2787D6", "#1A5EA3"),
  white: ramp("#FFFFFF", "#F1F2FA", "#CDD2EA", "#8F95BF"),
  cream: ramp("#FFFFFF", "#FFF6E3", "#E6D3B8", "#6C6AA8"),
  leaf: ramp("#8EE07C", "#4FBF69", "#2F9A62", "#1E7556"),
  lime: ramp("#E9F79A", "#B5DE55", "#83BE42", "#55953C"),
  mint: ramp("#A6EFA0", "#63CF87", "#3BAA78", "#27836A"),
  pink: ramp("#FFD3E2", "#FFA3C4", "#F0769F", "#C44F82"),
  pine: ramp("#5CC98A", "#2E9E78", "#1E7C6B", "#155B58"),
  night: ramp("#7C8BD8", "#5060B4", "#3A458C", "#2F3478"),
  stone: ramp("#EDEBF7", "#C9C4E0", "#A9A5C4", "#8C86B3"),
  iron: ramp("#7B76CC", "#5A55B4", "#4A469B", "#3A3680"),
  wood: ramp("#D79A63", "#B4744A", "#98603A", "#80492F"),
  rock: ramp("#C9A27A", "#A97D5B", "#8F6850", "#7C5844"),
} as const satisfies Record<string, Ramp>;

export type RampName = keyof typeof RAMPS;

/** Single colours of the ground, of materials and of light. */
export const COLOUR = {
  ink: "#2B2A5A",
  grassHi: "#B9E878",
  grass: "#94D563",
  grassLo: "#74BF55",
  tuft: "#57A94B",
  sandHi: "#FBEBC3",
  sand: "#F1D9A0",
  sandLo: "#D6B070",
  waterHi: "#A9EEFA",
  water: "#5CCBF0",
  waterLo: "#2F9FDD",
  foam: "#F1FDFF",
  bank: "#B58553",
  bankLo: "#8A5F3B",
  plank: "#E6B57E",
  wall: "#FFF4DE",
  wallLo: "#EBD3AE",
  glow: "#FFE48A",
  glass: "#FFC94F",
  cyan: "#62E6FF",
  visor: "#23224F",
  blush: "#FF9DB5",
  petal: "#FFB7D2",
  pollen: "#FFE27A",
  shade: "#6B4660",
  white: "#FFFFFF",
} as const;
