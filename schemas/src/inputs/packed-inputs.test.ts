import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKED_INPUTS, PACKED_MAX, packInputs, takePacked } from "./packed-inputs.ts";

/** The bodies in a message, or null where it is no packed message. */
function unpacked(message: Uint8Array): Uint8Array[] | null {
  const bodies: Uint8Array[] = [];
  const whole = takePacked(message, (begin, end) => bodies.push(message.slice(begin, end)) > 0);
  return whole ? bodies : null;
}

const body = fc.uint8Array({ maxLength: 255 });

test("what was packed comes out again", () => {
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: PACKED_MAX }), (bodies) => {
      expect(unpacked(packInputs(bodies))).toEqual(bodies);
    }),
  );
});

test("two steps straight on are three bytes", () => {
  expect([...packInputs([new Uint8Array(), new Uint8Array()])]).toEqual([PACKED_INPUTS, 0, 0]);
});

test("whatever the bytes are, nothing is read beyond them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const bodies = unpacked(Uint8Array.of(PACKED_INPUTS, ...bytes));
      if (bodies) expect(bodies.reduce((sum, each) => sum + 1 + each.length, 0)).toBe(bytes.length);
    }),
  );
});

test.each([
  ["nothing", [PACKED_INPUTS]],
  ["an input that is cut short", [PACKED_INPUTS, 2, 0x80]],
  ["too many inputs", [PACKED_INPUTS, ...Array(PACKED_MAX + 1).fill(0)]],
])("%s is no packed message", (_name, bytes) => {
  expect(unpacked(Uint8Array.from(bytes))).toBeNull();
});

test("stops at the first body that is not taken", () => {
  let taken = 0;
  const message = packInputs([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]);
  expect(takePacked(message, () => ++taken < 2)).toBe(false);
  expect(taken).toBe(2);
});
