import fc from "fast-check";
import { expect, test } from "vitest";
import { fromText, readBytes, toText, writeBytes } from "./bytes.ts";
import { anyRecording } from "./play.fixture.ts";
import { recordInput, ticksIn } from "./recording.ts";
import { decodeRecording, encodeRecording } from "./recording-codec.ts";

test("a recording comes out of its bytes as it went in", () => {
  fc.assert(
    fc.property(anyRecording, (recording) => {
      const bytes = encodeRecording(recording);
      expect(decodeRecording(bytes)).toEqual(recording);
      expect(fromText(toText(bytes))).toEqual(bytes);
    }),
    { numRuns: 100 },
  );
});

test("bytes of any length come out of their text, and no other text is taken", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
      expect(fromText(toText(bytes))).toEqual(bytes);
      expect(toText(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
    }),
  );
  for (const text of ["A", "AB=", "AB", "a b", "AAAAA"]) expect(() => fromText(text)).toThrow(RangeError);
});

test("noise is refused by a RangeError, and at once", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
      try {
        expect(ticksIn(decodeRecording(Uint8Array.of(1, ...noise)))).toBeLessThanOrEqual(72_000);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 500 },
  );
  for (const bytes of [
    [2],
    [1, 0xff, 0xff, 0xff, 0xff, 15],
    [1, 1, 0, 0, 0, 0],
    [1, 1, 1, 0x80, 0x80, 4, 0, 0],
  ])
    expect(() => decodeRecording(Uint8Array.from(bytes))).toThrow(RangeError);
  expect(() => fromText("a+b")).toThrow(RangeError);
});

test("whole numbers of all sizes come back", () => {
  const writer = writeBytes();
  const numbers = [0, 1, -1, 63, -64, 64, 8_191, 2 ** 31 - 1, -(2 ** 31)];
  for (const number of numbers) writer.signed(number);
  for (const number of [0, 127, 128, 2 ** 32 - 1]) writer.count(number);
  const reader = readBytes(writer.finish());
  expect(numbers.map(() => reader.signed())).toEqual(numbers);
  expect([0, 0, 0, 0].map(() => reader.count())).toEqual([0, 127, 128, 2 ** 32 - 1]);
  expect(() => reader.byte()).toThrow(RangeError);
});

test("an input that goes on makes no new span", () => {
  const recording = { spans: [], words: [], orders: [] };
  for (const input of [5, 5, 5, 0, 0, 5]) recordInput(recording, input);
  expect(recording.spans).toEqual([
    { input: 5, ticks: 3 },
    { input: 0, ticks: 2 },
    { input: 5, ticks: 1 },
  ]);
});
