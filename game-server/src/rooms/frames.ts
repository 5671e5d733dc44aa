import { Protocol } from "@colyseus/core";

/** MoveInput has two fields of one byte each, and each is sent behind a byte that names it. */
const INPUT_FIELDS = 2;
/** How Colyseus marks a field: sent for the first time, or again. */
const FIELD_MARKS = [0x80, 0x00];

/**
 * Whether a client of this game could have sent these bytes. Colyseus believes the counts and lengths in a frame: a
 * few bytes can make it allocate gigabytes, or read backwards for ever. So nothing reaches it that has another shape.
 */
export function isClientFrame(bytes: Uint8Array): boolean {
  switch (bytes[0]) {
    case Protocol.JOIN_ROOM:
    case Protocol.LEAVE_ROOM:
    case Protocol.PING:
      return bytes.length === 1;
    case Protocol.ROOM_INPUT_RELIABLE:
      return isInput(bytes);
    case Protocol.ROOM_DATA:
      return hasType(bytes.subarray(1));
    case Protocol.ROOM_REQUEST:
      return hasType(bytes.subarray(1 + numberLength(bytes[1])));
    default:
      return false;
  }
}

/** The fields of a MoveInput that changed: none where the player walks on as before. Most frames are such. */
function isInput(bytes: Uint8Array): boolean {
  if (bytes.length % 2 === 0 || bytes.length > 1 + 2 * INPUT_FIELDS) return false;
  for (let at = 1; at < bytes.length; at += 2) {
    if (!FIELD_MARKS.includes((bytes[at] ?? 0) & ~(INPUT_FIELDS - 1))) return false;
  }
  return true;
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
