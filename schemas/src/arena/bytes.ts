/** Bytes that grow as they are written. */
export interface ByteWriter {
  readonly length: number;
  byte(value: number): void;
  /** A whole number of 32 bits; small ones, also below 0, take fewer bytes. */
  signed(value: number): void;
  /** A whole number from 0 to 2^32 - 1. */
  count(value: number): void;
  /** Always four bytes. */
  word(value: number): void;
  finish(): Uint8Array<ArrayBuffer>;
}

export function writeBytes(): ByteWriter {
  let bytes = new Uint8Array(256);
  let at = 0;
  const writer: ByteWriter = {
    get length() {
      return at;
    },
    byte(value) {
      if (at === bytes.length) {
        const larger = new Uint8Array(bytes.length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      bytes[at] = value;
      at += 1;
    },
    signed: (value) => writer.count(((value << 1) ^ (value >> 31)) >>> 0),
    count(value) {
      let left = value >>> 0;
      while (left > 127) {
        writer.byte((left & 127) | 128);
        left >>>= 7;
      }
      writer.byte(left);
    },
    word(value) {
      for (let shift = 0; shift < 32; shift += 8) writer.byte((value >>> shift) & 255);
    },
    finish: () => bytes.slice(0, at),
  };
  return writer;
}

/** Reads what a ByteWriter wrote. Throws a RangeError past the end and for numbers of more than 32 bits. */
export interface ByteReader {
  readonly left: number;
  byte(): number;
  signed(): number;
  count(): number;
  word(): number;
}

export function readBytes(bytes: Uint8Array): ByteReader {
  let at = 0;
  const reader: ByteReader = {
    get left() {
      return bytes.length - at;
    },
    byte() {
      const value = bytes[at];
      if (value === undefined) throw new RangeError("the bytes end too soon");
      at += 1;
      return value;
    },
    signed() {
      const value = reader.count();
      return (value >>> 1) ^ -(value & 1);
    },
    count() {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        const next = reader.byte();
        if (shift === 28 && next > 15) break;
        value |= (next & 127) << shift;
        if (next < 128) return value >>> 0;
      }
      throw new RangeError("a number of more than 32 bits");
    },
    word() {
      let value = 0;
      for (let shift = 0; shift < 32; shift += 8) value |= reader.byte() << shift;
      return value >>> 0;
    },
  };
  return reader;
}

/** Bytes as hexadecimal digits, for JSON. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Throws a RangeError for what is not hexadecimal. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from({ length: text.length >> 1 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}
