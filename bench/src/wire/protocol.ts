/** First bytes of Colyseus 0.18 messages; the upper three bits are modifiers. */
export const CODE = {
  joinRoom: 10,
  error: 11,
  leaveRoom: 12,
  data: 13,
  state: 14,
  patch: 15,
  bytes: 17,
  ping: 18,
  input: 19,
  unreliableInput: 20,
  request: 21,
  response: 22,
} as const;

export const CODE_MASK = 0x1f;
/** Modifier: times stand before the message. */
export const TIMED = 0x80;

/** A string as Colyseus writes the type of a message. */
export function typeBytes(type: string): Buffer {
  const text = Buffer.from(type);
  if (text.length < 32) return Buffer.concat([Buffer.from([0xa0 | text.length]), text]);
  const header = Buffer.alloc(3);
  header[0] = 0xda;
  header.writeUInt16BE(text.length, 1);
  return Buffer.concat([header, text]);
}
