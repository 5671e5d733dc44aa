import { PACKED_INPUTS } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import { expect, test } from "vitest";
import { packInputsOf } from "./input-packing.ts";

const CHANGED = [19, 0x80, 100];
const UNCHANGED = [19];
const LOST: number[] = [];

function play(...messages: number[][]): number[][] {
  const sent: number[][] = [];
  const connection = { send: (message: Uint8Array) => void sent.push([...message]) };
  const lost = packInputsOf(connection);
  // One buffer for all, as the SDK has it.
  const buffer = new Uint8Array(16);
  for (const message of messages) {
    if (message === LOST) {
      lost();
      continue;
    }
    buffer.set(message);
    connection.send(buffer.subarray(0, message.length));
  }
  return sent;
}

test("a change leaves at once; steps straight on leave two at a time", () => {
  expect(play(CHANGED, UNCHANGED, UNCHANGED, UNCHANGED, UNCHANGED)).toEqual([
    [PACKED_INPUTS, 2, 0x80, 100],
    [PACKED_INPUTS, 0, 0],
    [PACKED_INPUTS, 0, 0],
  ]);
});

test("a change takes the step with it that waits", () => {
  expect(play(CHANGED, UNCHANGED, CHANGED)).toEqual([
    [PACKED_INPUTS, 2, 0x80, 100],
    [PACKED_INPUTS, 0, 2, 0x80, 100],
  ]);
});

test("a command does not overtake the step that waits", () => {
  expect(play(CHANGED, UNCHANGED, [21, 5])).toEqual([
    [PACKED_INPUTS, 2, 0x80, 100],
    [PACKED_INPUTS, 0],
    [21, 5],
  ]);
});

test("a step that waited when the connection was lost is not counted on the next", () => {
  expect(play(CHANGED, UNCHANGED, LOST, CHANGED)).toEqual([
    [PACKED_INPUTS, 2, 0x80, 100],
    [PACKED_INPUTS, 2, 0x80, 100],
  ]);
});
