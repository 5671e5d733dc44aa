import { InputEncoder } from "@colyseus/schema/input";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { type LightSocket, openLightSocket } from "../../wire/light-socket.ts";
import { CODE, CODE_MASK, typeBytes } from "../../wire/protocol.ts";

/** Parts that a step is divided into: real players' inputs don't come all at once. */
const SLICES = 10;
const STEP = 1000 / TICK_RATE;
/** A walker pings once in this many steps. */
const PING_EVERY = 40;
/** A walker turns by an eighth of a circle after this many steps. */
const TURN_EVERY = 6;

/** How moves are sent: as a message `move` of the room, or as Colyseus's own inputs. */
export type MoveStyle = "message" | "input";

/** Walkers without a picture: they send what a client sends, and only count what comes back. */
export interface Crowd {
  readonly size: number;
  /** Lets another one in. Resolves when the room has let it in. */
  join(url: URL): Promise<void>;
  /** Bytes received by all of them so far. */
  received(): number;
  /** Round trips (ms) since the last call. */
  takePings(): number[];
  /** How many lost their connection. */
  lost(): number;
  leave(): Promise<void>;
}

interface Walker {
  socket: LightSocket;
  heading: number;
  pingSent: number;
  nextMove(dx: number, dy: number): Uint8Array;
}

export function createCrowd(style: MoveStyle): Crowd {
  const walkers: Walker[] = [];
  let pings: number[] = [];
  let lost = 0;
  let leaving = false;
  let steps = 0;
  let slice = 0;
  const startedAt = performance.now();

  function step(walker: Walker, index: number): void {
    if ((steps + index) % TURN_EVERY === 0) walker.heading += Math.PI / 4;
    const dx = Math.round(100 * Math.cos(walker.heading));
    const dy = Math.round(100 * Math.sin(walker.heading));
    walker.socket.send(walker.nextMove(dx, dy));
    if ((steps + index) % PING_EVERY !== 0) return;
    walker.pingSent = performance.now();
    walker.socket.send(new Uint8Array([CODE.ping]));
  }

  // A late timer makes up for the slices that it missed, so the rate stays what it should be.
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / (STEP / SLICES));
    for (; slice < due; slice += 1) {
      if (slice % SLICES === 0) steps += 1;
      for (let index = slice % SLICES; index < walkers.length; index += SLICES) step(walkers[index]!, index);
    }
  }, STEP / SLICES);

  async function join(url: URL): Promise<void> {
    let joined = () => {};
    let failed = (_error: Error) => {};
    const letIn = new Promise<void>((resolve, reject) => {
      joined = resolve;
      failed = reject;
    });
    const walker: Walker = {
      heading: (walkers.length * Math.PI) / 4,
      pingSent: 0,
      nextMove: style === "input" ? inputs() : messages(),
      socket: await openLightSocket(url, {
        onMessage(first) {
          const code = first & CODE_MASK;
          if (code === CODE.ping) pings.push(performance.now() - walker.pingSent);
          if (code !== CODE.joinRoom) return;
          walker.socket.send(new Uint8Array([CODE.joinRoom]));
          joined();
        },
        onClose() {
          failed(new Error(`${url.pathname}: closed before joining`));
          if (!leaving) lost += 1;
        },
      }),
    };
    await letIn;
    walkers.push(walker);
  }

  return {
    get size() {
      return walkers.length;
    },
    join,
    received: () => walkers.reduce((sum, { socket }) => sum + socket.received(), 0),
    takePings() {
      const taken = pings;
      pings = [];
      return taken;
    },
    lost: () => lost,
    async leave() {
      leaving = true;
      clearInterval(timer);
      for (const { socket } of walkers) socket.close();
    },
  };
}

function inputs(): Walker["nextMove"] {
  const input = new MoveInput();
  const encoder = new InputEncoder(input, { mode: "reliable" });
  return (dx, dy) => {
    input.dx = dx;
    input.dy = dy;
    return Buffer.concat([Buffer.from([CODE.input]), encoder.encode()]);
  };
}

/** `move` with `{dx, dy}` as MessagePack: a map of two, each an int8. */
function messages(): Walker["nextMove"] {
  const message = Buffer.concat([
    Buffer.from([CODE.data]),
    typeBytes("move"),
    Buffer.from([0x82, 0xa2]),
    Buffer.from("dx"),
    Buffer.from([0xd0, 0, 0xa2]),
    Buffer.from("dy"),
    Buffer.from([0xd0, 0]),
  ]);
  return (dx, dy) => {
    message.writeInt8(dx, message.length - 6);
    message.writeInt8(dy, message.length - 1);
    return message;
  };
}
