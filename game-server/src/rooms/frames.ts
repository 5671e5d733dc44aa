import { Protocol } from "@colyseus/core";

/**
 * Whether a client could have sent these bytes, which hold no inputs: `inputs.ts` reads those. Colyseus believes the
 * counts and lengths in a frame: a few bytes can make it allocate gigabytes, or read backwards for ever. So nothing
 * reaches it that has another shape.
 */
export function isClientFrame(bytes: Uint8Array): boolean {
  switch (bytes[0]) {
    case Protocol.JOIN_ROOM:
    case Protocol.LEAVE_ROOM:
    case Protocol.PING:
      return bytes.length === 1;
    case Protocol.ROOM_DATA:
      return hasType(bytes.subarray(1));
    case Protocol.ROOM_REQUEST:
      return hasType(bytes.subarray(1 + numberLength(bytes[1])));
    default:
      return false;
  }
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
