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

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Bytes as text (base64url without padding), for JSON. */
export function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = Math.min(4, bytes.length - at + 1);
    for (let digit = 0; digit < digits; digit += 1) text += DIGITS[(bits >> (18 - digit * 6)) & 63];
  }
  return text;
}

/** Throws a RangeError for what `toText` does not write. */
export function fromText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = DIGITS.indexOf(text[at]!);
    if (digit < 0) throw new RangeError("no text of bytes");
    bits = ((bits << 6) | digit) & 0xff_ffff;
    const place = at & 3;
    if (place > 0) bytes[Math.floor((at * 3) / 4)] = bits >> (6 - place * 2);
  }
  if (toText(bytes) !== text) throw new RangeError("no text of bytes");
  return bytes;
}
