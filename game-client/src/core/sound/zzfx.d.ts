/** The parts of zzfx (which ships no types) that are used here. */
declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  };
}
