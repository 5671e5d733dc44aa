import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRecording, anySetup } from "./play.fixture.ts";
import { playRecording } from "./recording.ts";
import { checksum, decodeSnapshot, encodeSnapshot, loadSnapshot, SNAPSHOT_VERSION } from "./snapshot.ts";
import { TOY_RULES, toySetup } from "./toy-rules.fixture.ts";
import { createWorld } from "./world.ts";

test("a world comes back from its snapshot as it was", () => {
  fc.assert(
    fc.property(anySetup, anyRecording, (setup, recording) => {
      const world = createWorld(TOY_RULES, setup);
      playRecording(world, recording);
      const copy = decodeSnapshot(TOY_RULES, setup, encodeSnapshot(world));
      expect(copy.memory).toEqual(world.memory);
      expect(checksum(copy)).toBe(checksum(world));
    }),
    { numRuns: 30 },
  );
});

test("one word that differs changes the checksum", () => {
  const world = createWorld(TOY_RULES, toySetup(0, 5));
  const before = checksum(world);
  for (let index = 0; index < world.memory.length; index += 97)
    for (const bit of [0, 7, 31]) {
      world.memory[index]! ^= 1 << bit;
      expect(checksum(world)).not.toBe(before);
      world.memory[index]! ^= 1 << bit;
    }
  expect(checksum(world)).toBe(before);
});

test("what is no snapshot of these rules is refused", () => {
  const setup = toySetup(0, 5);
  const good = encodeSnapshot(createWorld(TOY_RULES, setup));
  const decode = (bytes: Uint8Array) => () => decodeSnapshot(TOY_RULES, setup, bytes);
  expect(good[0]).toBe(SNAPSHOT_VERSION);
  expect(decode(good)).not.toThrow();
  expect(decode(good.with(0, SNAPSHOT_VERSION + 1))).toThrow(RangeError);
  expect(decode(good.subarray(0, good.length - 1))).toThrow(RangeError);
  expect(decode(Uint8Array.of(...good, 0))).toThrow(RangeError);
  const later = { ...TOY_RULES, version: 2 };
  expect(() => decodeSnapshot(later, setup, good)).toThrow(RangeError);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      const world = createWorld(TOY_RULES, setup);
      expect(() => loadSnapshot(world, noise)).toThrow(RangeError);
    }),
    { numRuns: 200 },
  );
});
