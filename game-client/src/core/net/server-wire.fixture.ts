import { Encoder, encode, type Iterator, Reflection, type Schema } from "@colyseus/schema";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { Protocol, Room } from "colyseus.js";
import type { PlaceRoom } from "./places.ts";

/** What Colyseus's own packages keep to themselves: tags of the sections of a join, and flags. */
const INPUT_REFLECTION = 1;
const INPUT_OPTIONS = 2;
const FIXED_TIMESTEP = 2;
const TIMED = 0x80;

/** The server's side of a wire that ends in the SDK's own room: no socket, and time is what the test says. */
export interface ServerWire {
  room: PlaceRoom;
  /** What the room sent. */
  sent: Uint8Array[];
  /** Sends what has changed in the state, at room time `now` (ms), with the number of inputs that it holds. */
  patch(now: number, inputs: number): void;
  /** The line broke, and the room joins again on it. */
  reconnect(): void;
}

/** A room of the SDK that has joined, as `session`, a room with this state whose clients send steps at `rate` Hz. */
export function joinOverWire(state: StoryState, session: string, rate: number): ServerWire {
  const encoder = new Encoder(state as unknown as Schema);
  const room = new Room<unknown, StoryState>("test");
  const sent: Uint8Array[] = [];
  const hear = (frame: Uint8Array): void =>
    (room as unknown as { onMessageCallback(event: { data: Uint8Array }): void }).onMessageCallback({
      data: frame,
    });
  Object.assign(room, {
    sessionId: session,
    roomId: "room",
    connection: { isOpen: true, send: (message: Uint8Array) => void sent.push(message.slice()), close() {} },
  });
  const timed = (code: number, now: number, inputs: number, body: Uint8Array): Uint8Array => {
    const head = Buffer.alloc(9);
    head[0] = code | TIMED;
    head.writeUInt32LE(now, 1);
    head.writeUInt32LE(inputs, 5);
    return Buffer.concat([head, body]);
  };
  const joined = joinFrame(encoder, rate);
  hear(joined);
  hear(timed(Protocol.ROOM_STATE, 0, 0, encoder.encodeAll()));
  encoder.discardChanges();
  sent.length = 0;
  return {
    room: room as unknown as PlaceRoom,
    sent,
    patch(now, inputs) {
      hear(timed(Protocol.ROOM_STATE_PATCH, now, inputs, encoder.encode()));
      encoder.discardChanges();
    },
    reconnect: () => hear(joined),
  };
}

function joinFrame(encoder: Encoder, rate: number): Uint8Array {
  const input = Reflection.encode(new Encoder(new MoveInput() as unknown as Schema));
  const state = Reflection.encode(encoder);
  const bytes: number[] = [Protocol.JOIN_ROOM, ...sized("token"), ...sized("schema")];
  bytes.push(...number(state.length), ...state);
  bytes.push(INPUT_REFLECTION, ...number(input.length), ...input);
  const options = [FIXED_TIMESTEP, ...number(rate)];
  bytes.push(INPUT_OPTIONS, ...number(options.length), ...options);
  return Uint8Array.from(bytes);
}

function sized(value: string): number[] {
  return [value.length, ...Buffer.from(value)];
}

function number(value: number): number[] {
  const bytes = Buffer.alloc(9);
  const at: Iterator = { offset: 0 };
  encode.number(bytes, value, at);
  return [...bytes.subarray(0, at.offset)];
}
