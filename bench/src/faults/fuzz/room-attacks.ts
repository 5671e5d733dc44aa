import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import { BINARY, frame } from "../../wire/light-socket.ts";
import { messagePack } from "../../wire/message-pack.ts";
import { CODE, TIMED, typeBytes } from "../../wire/protocol.ts";
import { deep, noise, nonsense, nonsenseRecord } from "./nonsense.ts";

/** Something that no honest client sends into a room. */
export interface RoomAttack {
  name: string;
  /** Bytes for the connection, as they are: frames, or what is none. */
  bytes: Buffer;
  /** The connection can't be used after it: the server should end it. */
  breaks: boolean;
}

/** Types of the rooms' messages. */
const TYPES = ["cast", "press", "reel-in", "emote", "say", "interact"] as const;
const FIELDS = ["attempt", "elapsed", "emote", "phrase", "target", "choice", "calm"] as const;
const OTHER_TYPES = ["", "wallet", "bite", "__schema", "__proto__", "*", "join", "admin", "x".repeat(300)];

const message = (...parts: Uint8Array[]) => frame(BINARY, Buffer.concat(parts));
const code = (value: number) => Buffer.from([value]);
/** A number as Colyseus writes it: MessagePack's own forms. */
const requestId = (random: Random) => pick(random, [Buffer.from([5]), Buffer.from([0xcf]), noise(random, 9)]);

type Maker = (random: Random) => Omit<RoomAttack, "name">;

const open = (bytes: Buffer) => ({ bytes, breaks: false });
const broken = (bytes: Buffer) => ({ bytes, breaks: true });

const MAKERS: Record<string, Maker> = {
  "request with wrong fields": (random) =>
    open(
      message(
        code(CODE.request),
        code(7),
        typeBytes(pick(random, TYPES)),
        messagePack(nonsenseRecord(random, FIELDS)),
      ),
    ),
  "request with a wrong payload": (random) =>
    open(message(code(CODE.request), code(8), typeBytes(pick(random, TYPES)), messagePack(nonsense(random)))),
  "press of an attempt that isn't": (random) =>
    open(
      message(
        code(CODE.request),
        code(9),
        typeBytes("press"),
        messagePack({ attempt: noise(random, 12).toString("hex"), elapsed: between(random, 0, 60_000) }),
      ),
    ),
  "acts out of order": (random) =>
    open(
      Buffer.concat(
        ["reel-in", "press", "reel-in"].map((type) =>
          message(code(CODE.request), code(10), typeBytes(type), messagePack(nonsenseRecord(random, FIELDS))),
        ),
      ),
    ),
  "request with a strange number": (random) =>
    open(message(code(CODE.request), requestId(random), typeBytes(pick(random, TYPES)), messagePack({}))),
  "request of an unknown type": (random) =>
    open(
      message(
        code(CODE.request),
        code(11),
        typeBytes(pick(random, OTHER_TYPES)),
        messagePack(nonsense(random)),
      ),
    ),
  "message with a wrong payload": (random) =>
    open(message(code(CODE.data), typeBytes(pick(random, TYPES)), messagePack(nonsense(random)))),
  "message of an unknown type": (random) =>
    open(message(code(CODE.data), typeBytes(pick(random, OTHER_TYPES)), messagePack(nonsense(random)))),
  "message with a numbered type": (random) =>
    open(message(code(CODE.data), messagePack(between(random, -1_000, 100_000)), messagePack(null))),
  // The reader's complaint repeats the value, cut off behind its hundredth character, and is logged.
  "payload with more behind it": (random) => {
    const value = pick(random, [`${"\\".repeat(49)}tail`, "@".repeat(90), '\\"'.repeat(24)]);
    return open(
      message(code(CODE.data), typeBytes(pick(random, TYPES)), messagePack(value), Buffer.of(0xc0)),
    );
  },
  // The form of a regular expression, with one that can't be read.
  "payload that is no pattern": (random) => {
    const pattern = messagePack([`(${pick(random, ["a", "@", "\\"]).repeat(8_000)}`, ""]);
    return open(
      message(code(CODE.data), typeBytes(pick(random, TYPES)), Buffer.of(0xd4, 0x78, 0x00), pattern),
    );
  },
  "payload cut short": (random) => {
    const whole = messagePack(nonsenseRecord(random, FIELDS));
    const part = whole.subarray(0, between(random, 0, whole.length));
    return open(message(code(CODE.data), typeBytes(pick(random, TYPES)), part));
  },
  "payload nested deep": (random) =>
    open(message(code(CODE.request), code(12), typeBytes(pick(random, TYPES)), messagePack(deep(2_000)))),
  "payload that names a huge length": (random) =>
    open(
      message(code(CODE.data), typeBytes(pick(random, TYPES)), Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff])),
    ),
  "raw bytes for a type": (random) =>
    open(message(code(CODE.bytes), typeBytes(pick(random, TYPES)), noise(random, between(random, 0, 200)))),
  "input of noise": (random) => open(message(code(CODE.input), noise(random, between(random, 0, 40)))),
  "timed input of noise": (random) =>
    open(message(code(CODE.input | TIMED), noise(random, between(random, 0, 40)))),
  "unreliable input of noise": (random) =>
    open(
      message(code(CODE.unreliableInput | pick(random, [0, TIMED])), noise(random, between(random, 0, 60))),
    ),
  // Believed, the first takes all memory there is, and the second is read for ever.
  "inputs that name a huge count": () =>
    open(message(code(CODE.unreliableInput | TIMED), Buffer.from([0xce, 0xff, 0xff, 0xff, 0xff]))),
  "inputs that are read backwards": () =>
    open(message(code(CODE.unreliableInput), Buffer.from([0x05, 0xff]))),
  "message of a server": (random) =>
    open(message(code(pick(random, [CODE.state, CODE.patch, CODE.response, CODE.error])), noise(random, 20))),
  "unknown code": (random) =>
    open(message(code(between(random, 23, 255)), noise(random, between(random, 0, 30)))),
  "nothing at all": () => open(message()),
  noise: (random) => open(message(noise(random, between(random, 1, 600)))),
  "joined again": () => open(message(code(CODE.joinRoom))),
  text: (random) => open(frame(0x1, Buffer.from(JSON.stringify(nonsense(random)) ?? "undefined"))),
  "more than the largest message": (random) =>
    broken(message(code(CODE.data), typeBytes("emote"), noise(random, between(random, 16_384, 40_000)))),
  "a frame of a terabyte": () => broken(Buffer.from([0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
  "a frame without a mask": () => broken(Buffer.from([0x82, 0x02, CODE.data, 0xa0])),
  "reserved bits": (random) =>
    broken(Buffer.concat([Buffer.from([0xf2, 0x80, 0, 0, 0, 0]), noise(random, 8)])),
  "an unknown opcode": () => broken(Buffer.from([0x8b, 0x80, 0, 0, 0, 0])),
  "a continuation of nothing": () => broken(frame(0x0, Buffer.from("more"))),
  "a ping that is too long": (random) => broken(frame(0x9, noise(random, 300))),
  "a close with a wrong code": () => broken(frame(0x8, Buffer.from([0x00, 0x01]))),
  "text that is not UTF-8": () => broken(frame(0x1, Buffer.from([0xc3, 0x28, 0xff]))),
};

const NAMES = Object.keys(MAKERS);

/** The next attack on a room. */
export function roomAttack(random: Random): RoomAttack {
  const name = pick(random, NAMES);
  const make = MAKERS[name]!;
  return { name, ...make(random) };
}
