import { ClientState } from "@colyseus/core";
import { Metadata } from "@colyseus/schema";
import { PACKED_INPUTS, SINGLE_INPUT, takePacked } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import type { FramedSocket } from "./framed-socket.ts";
import type { SeatClient } from "./seat.ts";

/** How Colyseus marks a field: sent for the first time, or again. The field's number stands in the lower six bits. */
const FIELD_MARKS = [0x80, 0x00];
const FIELD_NUMBER = 0x3f;

type Value = number | boolean;
interface FieldType {
  /** Bytes. */
  width: number;
  zero: Value;
  read(bytes: Buffer, at: number): Value;
}

const number = (width: number, read: (bytes: Buffer, at: number) => number): FieldType => ({
  width,
  zero: 0,
  read,
});

/** The types that a field of an input may have. Types without a fixed length would have to be trusted. */
const TYPES: Readonly<Record<string, FieldType>> = {
  boolean: { width: 1, zero: false, read: (bytes, at) => bytes[at] !== 0 },
  int8: number(1, (bytes, at) => bytes.readInt8(at)),
  uint8: number(1, (bytes, at) => bytes.readUInt8(at)),
  int16: number(2, (bytes, at) => bytes.readInt16LE(at)),
  uint16: number(2, (bytes, at) => bytes.readUInt16LE(at)),
  int32: number(4, (bytes, at) => bytes.readInt32LE(at)),
  uint32: number(4, (bytes, at) => bytes.readUInt32LE(at)),
  float32: number(4, (bytes, at) => bytes.readFloatLE(at)),
  float64: number(8, (bytes, at) => bytes.readDoubleLE(at)),
};

/** The shape of the inputs that a room registered: its fields, by their number. */
export type InputShape = readonly (FieldType & { name: string })[];

/** What a room without inputs accepts. */
export const NO_INPUTS: InputShape = [];

/**
 * The shape of a room's inputs, from their schema.
 * @throws TypeError for a field whose length on the wire is not fixed
 */
export function inputShapeOf(type: new () => object): InputShape {
  const fields: Record<string, unknown> = Metadata.getFields(type);
  return Object.entries(fields).map(([name, field]) => {
    const fieldType = typeof field === "string" ? TYPES[field] : undefined;
    if (!fieldType) throw new TypeError(`the input field ${name} has no fixed length`);
    return { name, ...fieldType };
  });
}

/** Takes a message of inputs; answers false where it is none, or one of another shape. */
export type InputReader = (message: Buffer) => boolean;

/** Whether a message holds one input or several. */
export const hasInputs = (message: Uint8Array): boolean =>
  message[0] === PACKED_INPUTS || message[0] === SINGLE_INPUT;

/**
 * Reads the inputs of one client and hands each to `push`, as a plain object of its own. A message holds the fields
 * that changed, so one reader belongs to one connection. Colyseus's decoder does the same for any schema; here it was
 * a quarter of what a walking crowd costs, and would have to be guarded against every message that it trusts.
 */
export function createInputReader(
  shape: InputShape,
  push: (input: Record<string, Value>) => void,
): InputReader {
  const current = Object.fromEntries(shape.map(({ name, zero }) => [name, zero]));

  /** Each field once at most: none where the player goes on as before, as in most messages. */
  function take(message: Buffer, begin: number, end: number): boolean {
    let at = begin;
    for (let fields = 0; at < end; fields += 1) {
      const mark = message[at] as number;
      const field = shape[mark & FIELD_NUMBER];
      if (!field || fields === shape.length || !FIELD_MARKS.includes(mark & ~FIELD_NUMBER)) return false;
      if (at + 1 + field.width > end) return false;
      current[field.name] = field.read(message, at + 1);
      at += 1 + field.width;
    }
    push({ ...current });
    return true;
  }

  return (message) => {
    if (shape.length === 0) return false;
    if (message[0] === SINGLE_INPUT) return take(message, 1, message.length);
    return takePacked(message, (begin, end) => take(message, begin, end));
  };
}

/** The part of a client that Colyseus keeps to itself: the inputs that wait for their step. */
interface InputBuffered {
  _inputBuffer?: { push(input: object): void };
}

/** Lets a client send inputs of this shape. They go where Colyseus's own decoder would put them. */
export function admitInputs(client: SeatClient, shape: InputShape): void {
  const { _inputBuffer: buffer } = client as InputBuffered;
  const read = createInputReader(shape, (input) => {
    if (client.state !== ClientState.LEAVING) buffer?.push(input);
  });
  (client.ref as FramedSocket).acceptInputs(read);
}
