/** The colours of a place's ground: each place has its own, so that it is known without a word. */
export type GroundTheme = {
  readonly seed: number;
  readonly grass: { readonly hi: string; readonly mid: string; readonly lo: string };
  readonly tuft: { readonly dark: string; readonly light: string };
  readonly blossoms: readonly string[];
  readonly sand: { readonly hi: string; readonly mid: string; readonly lo: string; readonly edge: string };
  readonly water: { readonly hi: string; readonly mid: string; readonly lo: string; readonly deep: string };
  readonly bank: { readonly mid: string; readonly lo: string };
  /** The stone of cliffs, where it is not the brown one, and the lip that hangs over them. */
  readonly rock?: { readonly stones: readonly [string, string, string, string]; readonly lip: string };
  /** What veils the far end of the place: colour as r, g, b and how far down it reaches, px. */
  readonly haze: { readonly rgb: string; readonly strength: number; readonly reach: number };
};
