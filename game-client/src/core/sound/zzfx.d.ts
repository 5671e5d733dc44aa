/** The parts of zzfx (which ships no types) that are used here. */
declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    readonly sampleRate: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
