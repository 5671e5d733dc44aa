import fc from "fast-check";
import { expect, test } from "vitest";
import * as ws from "ws";
import { readPlainFrames } from "./plain-frames.ts";

/** What ws exports and its types leave out. */
interface Halves {
  Sender: new (line: object) => { send(message: Buffer, options: object, sent: () => void): void };
  Receiver: new (options: object) => Reader;
}
interface Reader {
  _state: number;
  _bufferedBytes: number;
  _fragmented: number;
  on(event: "message", heard: () => void): void;
  write(bytes: Buffer): void;
}
const { Receiver, Sender } = ws as unknown as Halves;

/** The bytes that a client of ws sends for these messages. */
function sent(messages: readonly Uint8Array[], options = { binary: true, fin: true }): Buffer {
  const parts: Buffer[] = [];
  const line = { cork() {}, uncork() {}, write: (part: Buffer) => void parts.push(Buffer.from(part)) };
  const sender = new Sender(line);
  for (const message of messages) sender.send(Buffer.from(message), { ...options, mask: true }, () => {});
  return Buffer.concat(parts);
}

function read(bytes: Buffer) {
  const messages: Uint8Array[] = [];
  const taken = readPlainFrames(bytes, (message) => messages.push(Uint8Array.from(message)) > 0);
  return { messages, taken };
}

const message = fc.uint8Array({ minLength: 1, maxLength: 125 });

test("reads the messages of a client, however many came at once", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 8 }), (messages) => {
      const bytes = sent(messages);
      const length = bytes.length;
      expect(read(bytes)).toEqual({ messages, taken: length });
    }),
  );
});

test("leaves a message that has not come whole, and all that follows", () => {
  fc.assert(
    fc.property(message, message, fc.nat(), (first, second, cut) => {
      const [one, two] = [sent([first]), sent([second])];
      const part = two.subarray(0, cut % two.length);
      expect(read(Buffer.concat([one, part]))).toEqual({ messages: [first], taken: one.length });
    }),
  );
});

test.each([
  ["a text", sent([Buffer.from("hello")], { binary: false, fin: true })],
  ["a part of a message", sent([Buffer.from([1, 2])], { binary: true, fin: false })],
  ["a long message", sent([Buffer.alloc(126)])],
  ["a frame without a mask", Buffer.from([0x82, 3, 1, 2, 3, 4, 5, 6, 7])],
  ["a ping", Buffer.from([0x89, 0x80, 0, 0, 0, 0])],
  ["a frame with a bit of an extension", Buffer.from([0xc2, 0x81, 0, 0, 0, 0, 9])],
])("leaves %s to the reader of the whole protocol", (_what, bytes) => {
  expect(read(Buffer.from(bytes))).toEqual({ messages: [], taken: 0 });
});

test("stops where it is told to", () => {
  const bytes = sent([Uint8Array.of(1), Uint8Array.of(2)]);
  const taken = readPlainFrames(bytes, () => false);
  expect(taken).toBe(bytes.length / 2);
});

// Not read from its documentation: the socket asks the reader of ws whether it stands between two messages.
test("the reader of ws says when it stands between two messages", () => {
  const reader = new Receiver({ isServer: true });
  reader.on("message", () => {});
  const between = () => [reader._state, reader._bufferedBytes, reader._fragmented];
  expect(between()).toEqual([0, 0, 0]);
  const bytes = sent([Uint8Array.of(1, 2, 3)]);
  reader.write(bytes.subarray(0, 1));
  expect(between()).not.toEqual([0, 0, 0]);
  reader.write(bytes.subarray(1, 7));
  expect(between()).not.toEqual([0, 0, 0]);
  reader.write(bytes.subarray(7));
  expect(between()).toEqual([0, 0, 0]);
  reader.write(sent([Uint8Array.of(1)], { binary: true, fin: false }));
  expect(between()).not.toEqual([0, 0, 0]);
});
