import { needsWord, secondOf } from "./entropy.ts";
import { type Frame, type Order, step } from "./step.ts";
import type { World } from "./world.ts";

/** An input and for how many ticks it was held. */
export interface Span {
  readonly input: number;
  readonly ticks: number;
}

/** All that a world depends on, beside its rules and its setup: with them it can be played again. */
export interface Recording {
  readonly spans: Span[];
  /** The word of each second. */
  readonly words: number[];
  /** By tick, ascending. */
  readonly orders: Order[];
}

export const emptyRecording = (): Recording => ({ spans: [], words: [], orders: [] });

/** Notes that an input was held for so many further ticks. */
export function recordInput({ spans }: Recording, input: number, ticks = 1): void {
  const last = spans.at(-1);
  if (ticks <= 0) return;
  if (last?.input === input) spans[spans.length - 1] = { input, ticks: last.ticks + ticks };
  else spans.push({ input, ticks });
}

/** How many ticks the inputs of a recording last. */
export const ticksIn = ({ spans }: Recording): number => spans.reduce((sum, { ticks }) => sum + ticks, 0);

const NONE: readonly Order[] = [];

/** What a world that has made `tick` steps takes in its next, with this input. */
export function frameOf({ words, orders }: Recording, tick: number, input: number): Frame {
  const word = needsWord(tick) ? words[secondOf(tick)] : undefined;
  const last = orders.at(-1);
  const here = last && last.tick >= tick ? orders.filter((order) => order.tick === tick) : NONE;
  return { input, word, orders: here };
}

/**
 * Plays a recording from the world's tick on, for at most `most` ticks; calls `after` behind each step. Throws a
 * RangeError where the recording lacks a word of entropy.
 */
export function playRecording(
  world: World,
  recording: Recording,
  most = Number.MAX_SAFE_INTEGER,
  after?: (world: World) => void,
): void {
  const { tick } = world.clock;
  const until = tick[0]! + most;
  let end = 0;
  for (const { input, ticks } of recording.spans) {
    end += ticks;
    while (tick[0]! < Math.min(end, until)) {
      step(world, frameOf(recording, tick[0]!, input));
      after?.(world);
    }
  }
}
