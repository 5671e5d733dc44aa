import { Protocol } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { InputEncoder } from "@colyseus/schema/input";
import { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inputShapeOf, isClientFrame, NO_INPUTS } from "./frames.ts";

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(" ", ""), "hex");
const MOVES = inputShapeOf(MoveInput);
/** What a fighting game might register. */
const FightInput = schema(
  { dx: t.int8(), dy: t.int8(), aim: t.uint16(), dash: t.boolean(), tick: t.uint32() },
  "FightInput",
);
const FIGHT = inputShapeOf(FightInput);
const axis = fc.integer({ min: -128, max: 127 });

test("every input that the SDK encodes passes", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ dx: axis, dy: axis }), { maxLength: 20 }), (moves) => {
      const input = new MoveInput();
      const encoder = new InputEncoder(input);
      for (const [index, move] of moves.entries()) {
        Object.assign(input, move);
        if (index === 7) encoder.reset();
        const frame = Buffer.concat([Uint8Array.of(Protocol.ROOM_INPUT_RELIABLE), encoder.encode()]);
        if (!isClientFrame(frame, MOVES)) return false;
      }
      return true;
    }),
  );
});

test("an input passes where the room registered its type: a dash and an aim do, and not where players only walk", () => {
  const fight = fc.record({
    dx: axis,
    dy: axis,
    aim: fc.integer({ min: 0, max: 65_535 }),
    dash: fc.boolean(),
    tick: fc.integer({ min: 0, max: 0xffff_ffff }),
  });
  fc.assert(
    fc.property(fc.array(fight, { minLength: 1, maxLength: 20 }), (inputs) => {
      const input = new FightInput();
      const encoder = new InputEncoder(input);
      for (const [index, each] of inputs.entries()) {
        Object.assign(input, each);
        const frame = Buffer.concat([Uint8Array.of(Protocol.ROOM_INPUT_RELIABLE), encoder.encode()]);
        expect(isClientFrame(frame, FIGHT)).toBe(true);
        expect(isClientFrame(frame, NO_INPUTS)).toBe(false);
        if (index === 0) expect(isClientFrame(frame, MOVES)).toBe(false);
        if (frame.length > 1) expect(isClientFrame(frame.subarray(0, -1), FIGHT)).toBe(false);
      }
    }),
  );
});

test("a type whose length would have to be trusted can't be registered", () => {
  expect(() => inputShapeOf(schema({ words: t.string() }, "WordInput"))).toThrow(TypeError);
});

test.each([
  ["a request", "15 05 a4 63617374 80"],
  ["a request with a large number", "15 cd 0101 a4 63617374 80"],
  ["a message without a payload", "0d a5 656d6f7465"],
  ["a ping", "12"],
  ["a goodbye", "0c"],
  ["an answer to the welcome", "0a"],
])("%s passes", (_name, bytes) => expect(isClientFrame(hex(bytes), MOVES)).toBe(true));

test.each([
  ["nothing", ""],
  ["inputs over a channel that isn't, read backwards for ever", "14 05 ff"],
  ["inputs that claim to be four billion", "94 ce ffffffff"],
  ["a timed input", "93 05 80 64"],
  ["an input of a field that isn't", "13 82 01"],
  ["an input that goes on in another structure", "13 ff 00"],
  ["half a field", "13 80"],
  ["an input with a field too many", "13 80 01 81 01 80 01"],
  ["a state", "0e 80 01"],
  ["raw bytes for a type", "11 a4 63617374 00"],
  ["a message with a numbered type", "0d 05 80"],
  ["a type that is cut short", "0d a5 656d"],
  ["a type that is no text", "0d a2 c328"],
  ["a type that names four billion characters", "0d db ffffffff"],
  ["a request without a number", "15 a4 63617374"],
  ["a request with a number that is cut short", "15 ce 00"],
  ["a ping with luggage", "12 00"],
  ["a flagged message", "2d a5 656d6f7465"],
])("%s does not pass", (_name, bytes) => expect(isClientFrame(hex(bytes), MOVES)).toBe(false));
