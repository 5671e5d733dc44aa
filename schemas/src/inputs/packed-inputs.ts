/** Code of a message that carries several inputs: none of Colyseus's own, which end at 22. */
export const PACKED_INPUTS = 30;
/** Code of Colyseus's message for one input. */
export const SINGLE_INPUT = 19;
/** Most inputs in one message, and most bytes of one input. */
export const PACKED_MAX = 16;
const BODY_MAX = 255;

/**
 * One message for several inputs, oldest first; `bodies` hold what Colyseus's encoder made of each. The layout is the
 * code, then each body behind its length: two steps straight on take three bytes and one frame.
 * @throws RangeError for more than PACKED_MAX inputs or a body of more than 255 bytes
 */
export function packInputs(bodies: readonly Uint8Array[]): Uint8Array {
  if (bodies.length > PACKED_MAX || bodies.some(({ length }) => length > BODY_MAX))
    throw new RangeError("too much for one message");
  const message = new Uint8Array(1 + bodies.reduce((sum, { length }) => sum + 1 + length, 0));
  message[0] = PACKED_INPUTS;
  let at = 1;
  for (const body of bodies) {
    message[at] = body.length;
    message.set(body, at + 1);
    at += 1 + body.length;
  }
  return message;
}

/**
 * Calls `take` with each body in a packed message, as from where to where it stands in there. Answers whether all are
 * whole and `take` answered true to each; it stops at the first that isn't.
 */
export function takePacked(message: Uint8Array, take: (begin: number, end: number) => boolean): boolean {
  let at = 1;
  for (let count = 0; at < message.length; count += 1) {
    const begin = at + 1;
    at = begin + (message[at] as number);
    if (at > message.length || count === PACKED_MAX || !take(begin, at)) return false;
  }
  return at > 1;
}
