/** A melody instrument: how bright it is struck and how long it rings, s. */
export interface Voice {
  brightness: number;
  ring: number;
  volume: number;
  /** What sounds, where that is not soft wood; and how many times higher the bright tone in its stroke is: 4 where unset. */
  wave?: "sine" | "triangle";
  overtone?: number;
}

/** A piece of music that goes round. All lines are as long as the harmony: 8 steps a bar. */
export interface Theme {
  /** Quarter notes a minute; two steps each. */
  tempo: number;
  melody: readonly (string | null)[];
  /** Played every second time round, so that the piece breathes. */
  answer: readonly (string | null)[];
  bass: readonly (string | null)[];
  /** One chord a bar, held by the pad. */
  chords: readonly (readonly string[])[];
  voice: Voice;
  /** Whether a shaker keeps time. */
  shaker: boolean;
  /** Lines that join as a game drives on: see `Sequencer.drive`. */
  more?: readonly Line[];
}

/** What plays a further line: struck bars, the bass, a drum or the shaker; for the last two any note is a stroke. */
export type Player = "pluck" | "bass" | "drum" | "shaker";

/** A line that is heard from a drive on. */
export interface Line {
  from: number;
  player: Player;
  line: readonly (string | null)[];
}

/** Steps of one bar. */
export const BAR = 8;
