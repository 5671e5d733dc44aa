import { schema, t } from "@colyseus/schema";
import { InputDecoder, InputEncoder } from "@colyseus/schema/input";
import { packInputs, SINGLE_INPUT } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createInputReader, hasInputs, inputShapeOf, NO_INPUTS } from "./inputs.ts";

const MOVES = inputShapeOf(MoveInput);
/** What a fighting game might register: each type that a field may have. */
const FightInput = schema(
  {
    dx: t.int8(),
    turn: t.uint8(),
    x: t.int16(),
    aim: t.uint16(),
    push: t.int32(),
    tick: t.uint32(),
    power: t.float32(),
    time: t.float64(),
    dash: t.boolean(),
  },
  "FightInput",
);
const FIGHT = inputShapeOf(FightInput);
const fight = fc.record({
  dx: fc.integer({ min: -128, max: 127 }),
  turn: fc.integer({ min: 0, max: 255 }),
  x: fc.integer({ min: -32_768, max: 32_767 }),
  aim: fc.integer({ min: 0, max: 65_535 }),
  push: fc.integer(),
  tick: fc.integer({ min: 0, max: 0xffff_ffff }),
  power: fc.float({ noNaN: true }),
  time: fc.double({ noNaN: true }),
  dash: fc.boolean(),
});

const single = (body: Uint8Array) => Buffer.from([SINGLE_INPUT, ...body]);

/** A reader and what it handed on. */
function reader(shape = MOVES) {
  const inputs: object[] = [];
  return { inputs, take: createInputReader(shape, (input) => inputs.push(input)) };
}

test("reads what the encoder of the SDK writes as its decoder does, singly and packed", () => {
  fc.assert(
    fc.property(fc.array(fight, { minLength: 1, maxLength: 16 }), fc.boolean(), (fights, packed) => {
      const input = new FightInput();
      const encoder = new InputEncoder(input);
      const target = new FightInput();
      const decoder = new InputDecoder(target);
      const expected: object[] = [];
      const bodies = fights.map((each, index) => {
        Object.assign(input, each);
        // As the SDK does at a reconnection: all fields are sent again.
        if (index === 7) encoder.reset();
        const body = Uint8Array.from(encoder.encode());
        decoder.decode(body);
        expected.push({ ...target.toJSON() });
        return body;
      });
      const { inputs, take } = reader(FIGHT);
      const messages = packed ? [Buffer.from(packInputs(bodies))] : bodies.map(single);
      for (const message of messages) expect(hasInputs(message) && take(message)).toBe(true);
      expect(inputs).toEqual(expected);
    }),
  );
});

test("fields that were never sent are zero, and each input is an object of its own", () => {
  const { inputs, take } = reader();
  take(single(Uint8Array.of()));
  take(single(Uint8Array.of(0x81, 5)));
  take(single(Uint8Array.of()));
  expect(inputs).toEqual([
    { dx: 0, dy: 0 },
    { dx: 0, dy: 5 },
    { dx: 0, dy: 5 },
  ]);
  expect(inputs[1]).not.toBe(inputs[2]);
});

test("an input is taken where the room registered its type, whole, and nowhere else", () => {
  fc.assert(
    fc.property(fight, (each) => {
      const body = Uint8Array.from(new InputEncoder(Object.assign(new FightInput(), each)).encode());
      const message = single(body);
      expect(reader(FIGHT).take(message)).toBe(true);
      expect(reader(NO_INPUTS).take(message)).toBe(false);
      expect(reader(MOVES).take(message)).toBe(false);
      if (body.length > 0) expect(reader(FIGHT).take(message.subarray(0, -1))).toBe(false);
    }),
  );
});

test("whatever the bytes are, nothing is read beyond them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.constantFrom(SINGLE_INPUT, 30), (bytes, code) => {
      const whole = Buffer.from([code, ...bytes, ...Array(16).fill(0x55)]);
      const message = whole.subarray(0, 1 + bytes.length);
      const [inPart, alone] = [reader(FIGHT), reader(FIGHT)];
      expect(inPart.take(message)).toBe(alone.take(Buffer.from(message)));
      expect(inPart.inputs).toEqual(alone.inputs);
    }),
  );
});

test.each([
  ["a field that isn't", [0x82, 1]],
  ["a field that goes on in another structure", [0xff, 0]],
  ["half a field", [0x80]],
  ["a field too many", [0x80, 1, 0x81, 1, 0x80, 1]],
])("%s is not taken", (_what, body) => {
  const { inputs, take } = reader();
  expect(take(single(Uint8Array.from(body)))).toBe(false);
  expect(inputs).toEqual([]);
});

test("a type whose length would have to be trusted can't be registered", () => {
  expect(() => inputShapeOf(schema({ words: t.string() }, "WordInput"))).toThrow(TypeError);
});
