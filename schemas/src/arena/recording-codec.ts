import { readBytes, writeBytes } from "./bytes.ts";
import { joinInput } from "./input.ts";
import type { Recording } from "./recording.ts";

const VERSION = 1;
/** Longest recording, ticks: an hour. More is no attempt at any game. */
const TICKS_MAX = 72_000;

/** A recording as bytes: a span takes 2 to 5, a second of entropy 4. */
export function encodeRecording({ spans, words, orders }: Recording): Uint8Array<ArrayBuffer> {
  const writer = writeBytes();
  writer.byte(VERSION);
  writer.count(spans.length);
  for (const { input, ticks } of spans) {
    writer.count(ticks);
    writer.count(input);
  }
  writer.count(words.length);
  for (const word of words) writer.word(word);
  writer.count(orders.length);
  let last = 0;
  for (const { tick, code, value } of orders) {
    writer.count(tick - last);
    writer.count(code);
    writer.signed(value);
    last = tick;
  }
  return writer.finish();
}

/** Throws a RangeError for bytes that are no recording. */
export function decodeRecording(bytes: Uint8Array): Recording {
  const reader = readBytes(bytes);
  if (reader.byte() !== VERSION) throw new RangeError("a recording of another version");
  let total = 0;
  const spans = list(reader.count(), reader, () => {
    const ticks = reader.count();
    const bits = reader.count();
    total += ticks;
    const input = joinInput(bits, bits >>> 8, bits >>> 16);
    if (ticks === 0 || total > TICKS_MAX || input !== bits) throw new RangeError("no span of an input");
    return { input, ticks };
  });
  const words = list(reader.count(), reader, () => reader.word());
  let tick = 0;
  const orders = list(reader.count(), reader, () => {
    tick += reader.count();
    return { tick, code: reader.count(), value: reader.signed() };
  });
  if (reader.left > 0) throw new RangeError("the recording goes on after its end");
  return { spans, words, orders };
}

/** Each entry takes a byte at least: a count beyond what is left is not believed. */
function list<Entry>(count: number, reader: { left: number }, next: () => Entry): Entry[] {
  if (count > reader.left) throw new RangeError("more entries than bytes");
  return Array.from({ length: count }, next);
}
