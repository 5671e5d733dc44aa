import { expect, test } from "vitest";
import { isClientFrame } from "./frames.ts";

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(" ", ""), "hex");

test.each([
  ["a request", "15 05 a4 63617374 80"],
  ["a request with a large number", "15 cd 0101 a4 63617374 80"],
  ["a message without a payload", "0d a5 656d6f7465"],
  ["a ping", "12"],
  ["a goodbye", "0c"],
  ["an answer to the welcome", "0a"],
])("%s passes", (_name, bytes) => expect(isClientFrame(hex(bytes))).toBe(true));

test.each([
  ["nothing", ""],
  ["inputs over a channel that isn't, read backwards for ever", "14 05 ff"],
  ["inputs that claim to be four billion", "94 ce ffffffff"],
  ["a timed input", "93 05 80 64"],
  ["a state", "0e 80 01"],
  ["raw bytes for a type", "11 a4 63617374 00"],
  ["a message with a numbered type", "0d 05 80"],
  ["a type that is cut short", "0d a5 656d"],
  ["a type that is no text", "0d a2 c328"],
  ["a type that names four billion characters", "0d db ffffffff"],
  ["a request without a number", "15 a4 63617374"],
  ["a request with a number that is cut short", "15 ce 00"],
  ["a ping with luggage", "12 00"],
  ["a flagged message", "2d a5 656d6f7465"],
])("%s does not pass", (_name, bytes) => expect(isClientFrame(hex(bytes))).toBe(false));
