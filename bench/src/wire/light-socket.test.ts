import { expect, test } from "vitest";
import { BINARY, frame, readFrames } from "./light-socket.ts";

const short = Buffer.from([0x82, 3, 1, 2, 3]);
const long = Buffer.concat([Buffer.from([0x82, 126, 1, 0]), Buffer.alloc(256, 7)]);

function heard(bytes: Buffer): { taken: number; frames: [number, number][] } {
  const frames: [number, number][] = [];
  const taken = readFrames(bytes, (opcode, payload) => frames.push([opcode, payload.length]));
  return { taken, frames };
}

test("reads frames of both header sizes", () => {
  expect(heard(Buffer.concat([short, long, short]))).toEqual({
    taken: 5 + 260 + 5,
    frames: [
      [2, 3],
      [2, 256],
      [2, 3],
    ],
  });
});

test("leaves a frame that is not whole yet", () => {
  for (let cut = 0; cut < short.length; cut += 1) expect(heard(short.subarray(0, cut)).taken).toBe(0);
  expect(heard(Buffer.concat([short, long.subarray(0, 100)])).taken).toBe(5);
});

test("makes the header that the length asks for", () => {
  expect(frame(BINARY, Buffer.alloc(125)).length).toBe(131);
  expect(frame(BINARY, Buffer.alloc(126)).subarray(0, 4)).toEqual(Buffer.from([0x82, 0xfe, 0, 126]));
  expect(frame(BINARY, Buffer.alloc(65_536)).subarray(0, 2)).toEqual(Buffer.from([0x82, 0xff]));
});
