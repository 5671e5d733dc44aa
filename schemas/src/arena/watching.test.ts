import fc from "fast-check";
import { expect, test } from "vitest";
import { TICK_RATE } from "../protocol.ts";
import { secondOf, wordsDue } from "./entropy.ts";
import { joinInput } from "./input.ts";
import { emptyRecording, playRecording, type Recording, recordInput, ticksIn } from "./recording.ts";
import { checksum } from "./snapshot.ts";
import { TOY_FIELDS, TOY_RULES, toySetup } from "./toy-rules.fixture.ts";
import { cutRecording, joinRecording, partOf, readPart, WATCH_DELAY, type Watchable } from "./watching.ts";
import { createWorld } from "./world.ts";

const SETUP = toySetup(TOY_FIELDS.open, 30);
/** An input that a page may send. */
const inputs = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([buttons, move, aim]) => joinInput(buttons, move, aim));

/** A recording of so many ticks, with the words that its player was told, also those ahead. */
const recordings = fc
  .record({
    spans: fc.array(fc.tuple(inputs, fc.integer({ min: 1, max: 70 })), {
      minLength: 1,
      maxLength: 20,
    }),
    orders: fc.array(fc.tuple(fc.nat(900), fc.nat(9), fc.integer({ min: -500, max: 500 })), { maxLength: 6 }),
    seed: fc.nat(),
  })
  .map(({ spans, orders, seed }): Recording => {
    const recording = emptyRecording();
    for (const [input, ticks] of spans) recordInput(recording, input, ticks);
    const length = ticksIn(recording);
    const words = Array.from({ length: wordsDue(length) }, (_, second) => (seed * 31 + second) | 0);
    const told = orders.map(([tick, code, value]) => ({ tick: tick % (length + 40), code, value }));
    return { ...recording, words, orders: told.sort((a, b) => a.tick - b.tick) };
  });

const playOf = (recording: Recording, isOver: boolean): Watchable => ({
  attempt: "a1",
  game: "toy",
  rules: 1,
  setup: SETUP,
  isOver,
  recording,
});

test("parts put together are the recording, wherever it was cut", () => {
  fc.assert(
    fc.property(recordings, fc.array(fc.nat(1_000), { maxLength: 8 }), (recording, cuts) => {
      const length = ticksIn(recording);
      const joined = emptyRecording();
      let from = 0;
      for (const to of [...cuts.map((cut) => cut % length), length].sort((a, b) => a - b)) {
        const part = cutRecording(recording, from, to);
        expect(ticksIn(part)).toBe(to - from);
        joinRecording(joined, part);
        from = to;
      }
      expect(joined.spans).toEqual(recording.spans);
      expect(joined.words).toEqual(recording.words.slice(0, secondOf(length - 1) + 1));
      expect(joined.orders).toEqual(recording.orders.filter(({ tick }) => tick < length));
    }),
  );
});

test("of a play that goes on nothing is told that is younger than the delay: no input, no word, no order", () => {
  fc.assert(
    fc.property(recordings, fc.nat(1_000), (recording, from) => {
      const told = partOf(playOf(recording, false), "a1", from);
      const last = ticksIn(recording) - WATCH_DELAY;
      expect(told.to).toBe(Math.max(0, last));
      const part = readPart(told);
      // Words of seconds that have begun by then, and no more.
      const words = Math.ceil(told.from / TICK_RATE) + part.words.length;
      expect(words).toBe(Math.ceil(told.to / TICK_RATE));
      for (const { tick } of part.orders) expect(tick).toBeLessThan(told.to);
    }),
  );
});

test("a play that is over is told to its end, and another attempt from its beginning", () => {
  const recording = emptyRecording();
  recordInput(recording, 0, 100);
  recording.words.push(1, 2, 3, 4, 5, 6, 7);
  expect(partOf(playOf(recording, true), "a1", 40)).toMatchObject({ from: 40, to: 100, isOver: true });
  expect(partOf(playOf(recording, false), "a1", 30)).toMatchObject({ from: 30, to: 40, isOver: false });
  expect(partOf(playOf(recording, false), "a0", 30)).toMatchObject({ from: 0, to: 40 });
  expect(partOf(playOf(recording, false), null, 0)).toMatchObject({ from: 0, to: 40 });
  // Who says to know more than there is gets nothing, and nothing twice.
  expect(partOf(playOf(recording, false), "a1", 9_000)).toMatchObject({ from: 40, to: 40 });
});

test("whoever watches sees the world that was played", () => {
  const played = createWorld(TOY_RULES, SETUP);
  const recording = emptyRecording();
  const watched = createWorld(TOY_RULES, SETUP);
  const seen = emptyRecording();
  for (let second = 0; second < 12; second += 1) {
    recording.words.push(second * 7_919);
    recordInput(recording, joinInput(second % 3, (second * 37) & 255, 0), TICK_RATE);
    const told = partOf(playOf(recording, second === 11), "a1", ticksIn(seen));
    joinRecording(seen, readPart(told));
  }
  playRecording(played, recording);
  playRecording(watched, seen);
  expect(watched.clock.tick[0]).toBe(12 * TICK_RATE);
  expect(checksum(watched)).toBe(checksum(played));
});

test.each([
  ["no text of bytes", { recording: "%%%" }],
  ["another length", { to: 50 }],
])("%s is no part", (_, changes) => {
  const recording = emptyRecording();
  recordInput(recording, 0, 100);
  recording.words.push(1, 2, 3, 4, 5, 6, 7);
  expect(() => readPart({ ...partOf(playOf(recording, true), null, 0), ...changes })).toThrow();
});
