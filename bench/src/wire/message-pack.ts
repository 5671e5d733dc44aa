/** A value as MessagePack, in the plainest form: enough to say anything to a room, sense or nonsense. */
export function messagePack(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.from([0xc0]);
  if (typeof value === "boolean") return Buffer.from([value ? 0xc3 : 0xc2]);
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return sized(0xdb, Buffer.from(value));
  if (value instanceof Uint8Array) return sized(0xc6, Buffer.from(value));
  if (Array.isArray(value)) return counted(0xdd, value.length, value.map(messagePack));
  const pairs = Object.entries(value);
  return counted(
    0xdf,
    pairs.length,
    pairs.flatMap(([key, each]) => [messagePack(key), messagePack(each)]),
  );
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 5 : 9);
  bytes[0] = bytes.length === 5 ? 0xd2 : 0xcb;
  if (bytes.length === 5) bytes.writeInt32BE(value, 1);
  else bytes.writeDoubleBE(value, 1);
  return bytes;
}

function sized(code: number, content: Buffer): Buffer {
  return counted(code, content.length, [content]);
}

function counted(code: number, count: number, parts: Buffer[]): Buffer {
  const header = Buffer.alloc(5);
  header[0] = code;
  header.writeUInt32BE(count, 1);
  return Buffer.concat([header, ...parts]);
}
