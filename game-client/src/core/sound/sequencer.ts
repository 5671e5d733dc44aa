import { bass, drum, noiseOf, pad, pluck, shake } from "./instruments.ts";
import { BAR, type Theme } from "./theme.ts";

/** How far ahead notes are written, s, and how often that is done, ms: a busy page must not make gaps. */
const AHEAD = 0.6;
const EVERY = 150;
/** Fade between pieces, s. */
const FADE = 0.8;
const VOLUME = 1.2;
/** How long the music makes room for a sound, s. */
const DUCKED = 0.5;

/** Plays one piece at a time, round and round. */
export interface Sequencer {
  /** Fades over to another piece, or to silence with null. */
  play(theme: Theme | null): void;
  /** Half as loud for a moment: something was heard that matters more. */
  duck(): void;
  /** Silence for so many ms. */
  hush(ms: number): void;
  /** How far a game has driven on: lines of the piece join from their own drive on. 0 at the start of each piece. */
  drive(level: number): void;
  /** How loud all pieces are, 0..1. */
  setVolume(volume: number): void;
  dispose(): void;
}

export function createSequencer(context: AudioContext): Sequencer {
  const noise = noiseOf(context);
  const all = new GainNode(context);
  all.connect(context.destination);
  let loud = 1;
  let driven = 0;
  let playing: { theme: Theme; stop(): void } | null = null;

  const begin = (theme: Theme): (() => void) => {
    const out = new GainNode(context, { gain: 0 });
    out.connect(all);
    out.gain.linearRampToValueAtTime(VOLUME, context.currentTime + FADE);
    const length = theme.chords.length * BAR;
    const stepTime = 30 / theme.tempo;
    let step = 0;
    let next = context.currentTime + 0.1;

    const write = (): void => {
      // After a pause of the page the missed steps are left out rather than played all at once.
      if (next < context.currentTime) next = context.currentTime + 0.05;
      for (; next < context.currentTime + AHEAD; next += stepTime, step += 1) {
        const at = step % length;
        const line = Math.floor(step / length) % 2 === 0 ? theme.melody : theme.answer;
        const note = line[at];
        const low = theme.bass[at];
        const chord = at % BAR === 0 ? theme.chords[at / BAR] : undefined;
        if (note) pluck(out, note, next, theme.voice);
        if (low) bass(out, low, next);
        if (chord) pad(out, chord, next, stepTime * BAR * 1.1);
        if (theme.shaker) shake(out, noise, next, at % 4 === 2);
        for (const { from, player, line: further } of theme.more ?? []) {
          const more = from <= driven ? further[at % further.length] : undefined;
          if (!more) continue;
          if (player === "pluck") pluck(out, more, next, theme.voice);
          else if (player === "bass") bass(out, more, next);
          else if (player === "drum") drum(out, next);
          else shake(out, noise, next, true);
        }
      }
    };
    write();
    const timer = setInterval(write, EVERY);
    return () => {
      clearInterval(timer);
      out.gain.cancelScheduledValues(context.currentTime);
      out.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
      setTimeout(() => out.disconnect(), FADE * 1_500);
    };
  };

  return {
    play(theme) {
      if (playing?.theme === theme) return;
      playing?.stop();
      driven = 0;
      playing = theme === null ? null : { theme, stop: begin(theme) };
    },
    duck() {
      all.gain.setTargetAtTime(loud / 2, context.currentTime, 0.02);
      all.gain.setTargetAtTime(loud, context.currentTime + DUCKED, 0.1);
    },
    hush(ms) {
      all.gain.setTargetAtTime(0, context.currentTime, 0.01);
      all.gain.setTargetAtTime(loud, context.currentTime + ms / 1_000, 0.05);
    },
    drive(level) {
      driven = level;
    },
    setVolume(volume) {
      loud = volume;
      all.gain.setTargetAtTime(volume, context.currentTime, 0.05);
    },
    dispose() {
      playing?.stop();
      playing = null;
    },
  };
}
