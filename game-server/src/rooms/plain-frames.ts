/** RFC 6455 section 5.2: the only frame of its message, binary. */
const BINARY = 0x82;
/** A client's frame is masked. Behind this bit stands the length, below 126 where no longer form is needed. */
const MASKED = 0x80;
const SHORT_MAX = 125;
/** The two bytes before the mask, and the four of the mask. */
const HEADER = 6;

/**
 * Reads the plain frames at the beginning of what came from a client: whole binary messages of at most 125 bytes, as
 * players send them. Each is unmasked in place and handed on, until `handle` answers false. Answers how many bytes they
 * took; what follows is for a reader that knows the whole protocol.
 */
export function readPlainFrames(bytes: Buffer, handle: (message: Buffer) => boolean): number {
  let at = 0;
  while (at + HEADER <= bytes.length && bytes[at] === BINARY) {
    const length = (bytes[at + 1] as number) - MASKED;
    const begin = at + HEADER;
    if (length < 0 || length > SHORT_MAX || begin + length > bytes.length) break;
    for (let index = 0; index < length; index += 1)
      (bytes[begin + index] as number) ^= bytes[at + 2 + (index & 3)] as number;
    at = begin + length;
    if (!handle(bytes.subarray(begin, at))) break;
  }
  return at;
}
