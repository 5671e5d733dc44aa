import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKED_INPUTS, PACKED_MAX, packInputs, SINGLE_INPUT, unpackInputs } from "./packed-inputs.ts";

const body = fc.uint8Array({ maxLength: 255 });

test("what was packed comes out again, each input as a message of its own", () => {
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: PACKED_MAX }), (bodies) => {
      const unpacked = unpackInputs(packInputs(bodies));
      expect(unpacked).toEqual(bodies.map((each) => Uint8Array.of(SINGLE_INPUT, ...each)));
    }),
  );
});

test("two steps straight on are three bytes", () => {
  expect([...packInputs([new Uint8Array(), new Uint8Array()])]).toEqual([PACKED_INPUTS, 0, 0]);
});

test("whatever the bytes are, nothing is read beyond them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const length = bytes.length;
      const unpacked = unpackInputs(Uint8Array.of(PACKED_INPUTS, ...bytes));
      if (unpacked) expect(unpacked.reduce((sum, each) => sum + each.length, 0)).toBe(length);
    }),
  );
});

test.each([
  ["nothing", [PACKED_INPUTS]],
  ["an input that is cut short", [PACKED_INPUTS, 2, 0x80]],
  ["too many inputs", [PACKED_INPUTS, ...Array(PACKED_MAX + 1).fill(0)]],
])("%s is no packed message", (_name, bytes) => {
  expect(unpackInputs(Uint8Array.from(bytes))).toBeNull();
});
