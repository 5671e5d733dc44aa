/** Parameters of zzfx, in its order: volume, randomness, frequency, attack, sustain, release, shape, ... */
export type Effect = readonly (number | undefined)[];

/** The sounds that belong to no feature. */
export const EFFECTS = {
  step: [0.12, 0.2, 180, 0, 0.01, 0.03, 4, 0.6, 0, 0, 0, 0, 0, 4],
  gate: [0.7, 0.02, 260, 0.05, 0.2, 0.4, 0, 1.2, 3, 0, 160, 0.12, 0, 0, 0, 0, 0.08, 0.8],
  refuse: [0.5, 0.02, 160, 0.01, 0.06, 0.12, 2, 0.6, 0, 0, -40, 0.06],
} as const satisfies Record<string, Effect>;
