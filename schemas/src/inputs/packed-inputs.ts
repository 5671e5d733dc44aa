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
 * The messages of one input each that a packed message stands for, or null where its lengths do not add up. They are
 * parts of `message`, whose length bytes are overwritten by the code that Colyseus expects.
 */
export function unpackInputs(message: Uint8Array): Uint8Array[] | null {
  const inputs: Uint8Array[] = [];
  for (let at = 1; at < message.length; ) {
    const end = at + 1 + (message[at] ?? 0);
    if (end > message.length || inputs.length === PACKED_MAX) return null;
    message[at] = SINGLE_INPUT;
    inputs.push(message.subarray(at, end));
    at = end;
  }
  return inputs.length > 0 ? inputs : null;
}
