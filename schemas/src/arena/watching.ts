import { TICK_RATE } from "../protocol.ts";
import { fromText, toText } from "./bytes.ts";
import { LEAD, needsWord, secondOf } from "./entropy.ts";
import { type Recording, recordInput, type Span, ticksIn } from "./recording.ts";
import { decodeRecording, encodeRecording } from "./recording-codec.ts";
import type { ArenaSetup } from "./rules.ts";

/**
 * Ticks by which whoever watches a world is behind it. A player knows entropy LEAD seconds ahead of the confirmed tick; whoever
 * watches is told none but what was used this long ago, so nobody gains by watching the own play as somebody else.
 */
export const WATCH_DELAY = (LEAD + 1) * TICK_RATE;

/** A part of somebody's play: what it is played from, and its recording from one tick to another. */
export interface WatchedPart {
  /** Names the attempt; another one begins at tick 0. */
  readonly attempt: string;
  /** The kind of room whose game it is. */
  readonly game: string;
  /** Version of the rules. */
  readonly rules: number;
  readonly setup: ArenaSetup;
  readonly from: number;
  readonly to: number;
  /** Nothing more comes. */
  readonly isOver: boolean;
  /** The recording from `from` to `to`, as text. */
  readonly recording: string;
}

/** A play as its room has it. */
export interface Watchable extends Pick<WatchedPart, "attempt" | "game" | "rules" | "setup" | "isOver"> {
  readonly recording: Recording;
}

/** What a recording says of the ticks from `from` up to `to`. Its words begin with that of the first second that begins there. */
export function cutRecording({ spans, words, orders }: Recording, from: number, to: number): Recording {
  const cut: Span[] = [];
  let at = 0;
  for (const { input, ticks } of spans) {
    const length = Math.min(at + ticks, to) - Math.max(at, from);
    if (length > 0) cut.push({ input, ticks: length });
    at += ticks;
    if (at >= to) break;
  }
  const firstWord = (tick: number): number => secondOf(tick) + (needsWord(tick) ? 0 : 1);
  return {
    spans: cut,
    words: words.slice(firstWord(from), firstWord(to)),
    orders: orders.filter(({ tick }) => tick >= from && tick < to),
  };
}

/** Adds what was cut out of a recording to what came before it. */
export function joinRecording(recording: Recording, part: Recording): void {
  for (const { input, ticks } of part.spans) recordInput(recording, input, ticks);
  recording.words.push(...part.words);
  recording.orders.push(...part.orders);
}

/**
 * What whoever watches is told next, who has `from` ticks of `attempt`: of another attempt all from its beginning. Of one that
 * goes on the last WATCH_DELAY ticks are not told.
 */
export function partOf({ recording, ...play }: Watchable, attempt: string | null, from: number): WatchedPart {
  const to = Math.max(0, ticksIn(recording) - (play.isOver ? 0 : WATCH_DELAY));
  const first = attempt === play.attempt ? Math.min(from, to) : 0;
  return { ...play, from: first, to, recording: toText(encodeRecording(cutRecording(recording, first, to))) };
}

/** The recording in a part. Throws a RangeError for one that is none, or that does not go from `from` to `to`. */
export function readPart({ from, to, recording }: WatchedPart): Recording {
  const part = decodeRecording(fromText(recording));
  if (ticksIn(part) !== to - from) throw new RangeError("a part of another length");
  return part;
}
