import { Protocol } from "@colyseus/core";
import { Metadata } from "@colyseus/schema";

/** How Colyseus marks a field: sent for the first time, or again. The field's number stands in the lower six bits. */
const FIELD_MARKS = [0x80, 0x00];
const FIELD_NUMBER = 0x3f;

/** Bytes of each type that a field of an input may have. Types without a fixed length would have to be trusted. */
const WIDTHS: Readonly<Record<string, number>> = {
  boolean: 1,
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  int64: 8,
  uint64: 8,
  float64: 8,
};

/** The shape of the inputs that a room registered: the bytes of each field, by its number. */
export type InputShape = readonly number[];

/** What a room without inputs accepts. */
export const NO_INPUTS: InputShape = [];

/**
 * The shape of a room's inputs, from their schema.
 * @throws TypeError for a field whose length on the wire is not fixed
 */
export function inputShapeOf(type: new () => object): InputShape {
  const fields: Record<string, unknown> = Metadata.getFields(type);
  return Object.entries(fields).map(([name, field]) => {
    const width = typeof field === "string" ? WIDTHS[field] : undefined;
    if (width === undefined) throw new TypeError(`the input field ${name} has no fixed length`);
    return width;
  });
}

/**
 * Whether a client could have sent these bytes into a room that registered inputs of this shape. Colyseus believes the
 * counts and lengths in a frame: a few bytes can make it allocate gigabytes, or read backwards for ever. So nothing
 * reaches it that has another shape.
 */
export function isClientFrame(bytes: Uint8Array, inputs: InputShape): boolean {
  switch (bytes[0]) {
    case Protocol.JOIN_ROOM:
    case Protocol.LEAVE_ROOM:
    case Protocol.PING:
      return bytes.length === 1;
    case Protocol.ROOM_INPUT_RELIABLE:
      return inputs.length > 0 && isInput(bytes, inputs);
    case Protocol.ROOM_DATA:
      return hasType(bytes.subarray(1));
    case Protocol.ROOM_REQUEST:
      return hasType(bytes.subarray(1 + numberLength(bytes[1])));
    default:
      return false;
  }
}

/** Fields of the input that changed, each once at most: none where the player goes on as before, as in most frames. */
function isInput(bytes: Uint8Array, inputs: InputShape): boolean {
  let at = 1;
  for (let fields = 0; at < bytes.length; fields += 1) {
    const mark = bytes[at] ?? 0;
    const width = inputs[mark & FIELD_NUMBER];
    if (width === undefined || fields === inputs.length || !FIELD_MARKS.includes(mark & ~FIELD_NUMBER))
      return false;
    at += 1 + width;
  }
  return at === bytes.length;
}

/** A message's type: 1 to 31 visible characters of ASCII behind their number. The payload follows. */
function hasType(bytes: Uint8Array): boolean {
  const [header = 0] = bytes;
  const length = header - 0xa0;
  if (length < 1 || length > 31 || bytes.length <= length) return false;
  return bytes.subarray(1, 1 + length).every((byte) => byte > 0x20 && byte < 0x7f);
}

/** Bytes of the number of a request; NaN, which leaves nothing behind it, for what isn't one. */
function numberLength(header = 0xff): number {
  if (header < 0x80) return 1;
  return { 204: 2, 205: 3, 206: 5 }[header] ?? Number.NaN;
}
