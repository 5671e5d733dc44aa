import { InputEncoder } from "@colyseus/schema/input";
import { packInputsOf } from "@diamond-valley/game-client/core/net/input-packing.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import { type LightSocket, openLightSocket } from "../../wire/light-socket.ts";
import { CODE, CODE_MASK } from "../../wire/protocol.ts";

/** Parts that a step is divided into: real players' inputs don't come all at once. */
const SLICES = 10;
const STEP = 1000 / TICK_RATE;
/** A client pings once in this many steps. */
const PING_EVERY = 40;
/** A walker turns by an eighth of a circle after this many steps. */
const TURN_EVERY = 6;

/** How inputs are sent: each in a frame of its own, as the SDK does, or packed, as the product's client does. */
export type InputStyle = "single" | "packed";

/** Players without a picture: they send what a client sends, and only count what comes back. */
export interface Crowd {
  readonly size: number;
  /** Lets another one in, who walks or stands. Resolves when the room has let it in; `gone` is called when its line ends. */
  join(url: URL, walks: boolean, gone?: () => void): Promise<void>;
  /** Bytes received by all of them so far. */
  received(): number;
  /** Inputs sent by all of them so far. */
  inputs(): number;
  /** Round trips (ms) since the last call. */
  takePings(): number[];
  /** How many lost their connection. */
  lost(): number;
  leave(): Promise<void>;
}

interface Player {
  socket: LightSocket;
  walks: boolean;
  heading: number;
  pingSent: number;
  move(dx: number, dy: number): void;
}

export function createCrowd(style: InputStyle): Crowd {
  const players: Player[] = [];
  let pings: number[] = [];
  let lost = 0;
  let sent = 0;
  let leaving = false;
  let steps = 0;
  let slice = 0;
  const startedAt = performance.now();

  function step(player: Player, index: number): void {
    if (player.walks) {
      if ((steps + index) % TURN_EVERY === 0) player.heading += Math.PI / 4;
      player.move(Math.round(100 * Math.cos(player.heading)), Math.round(100 * Math.sin(player.heading)));
      sent += 1;
    }
    if ((steps + index) % PING_EVERY !== 0) return;
    player.pingSent = performance.now();
    player.socket.send(new Uint8Array([CODE.ping]));
  }

  // A late timer makes up for the slices that it missed, so the rate stays what it should be.
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / (STEP / SLICES));
    for (; slice < due; slice += 1) {
      if (slice % SLICES === 0) steps += 1;
      for (let index = slice % SLICES; index < players.length; index += SLICES) step(players[index]!, index);
    }
  }, STEP / SLICES);

  async function join(url: URL, walks: boolean, gone?: () => void): Promise<void> {
    let joined = () => {};
    let failed = (_error: Error) => {};
    const letIn = new Promise<void>((resolve, reject) => {
      joined = resolve;
      failed = reject;
    });
    // A line that ends while it is opened fails before anybody waits for it; whoever asked to join hears of it below.
    letIn.catch(() => {});
    const socket = await openLightSocket(url, {
      onMessage(first) {
        const code = first & CODE_MASK;
        if (code === CODE.ping) pings.push(performance.now() - player.pingSent);
        if (code !== CODE.joinRoom) return;
        player.socket.send(new Uint8Array([CODE.joinRoom]));
        joined();
      },
      onClose() {
        failed(new Error(`${url.pathname}: closed before joining`));
        if (leaving) return;
        lost += 1;
        gone?.();
      },
    });
    const player: Player = {
      socket,
      walks,
      heading: (players.length * Math.PI) / 4,
      pingSent: 0,
      move: inputsTo(socket, style),
    };
    await letIn;
    players.push(player);
  }

  return {
    get size() {
      return players.length;
    },
    join,
    received: () => players.reduce((sum, { socket }) => sum + socket.received(), 0),
    inputs: () => sent,
    takePings() {
      const taken = pings;
      pings = [];
      return taken;
    },
    lost: () => lost,
    async leave() {
      leaving = true;
      clearInterval(timer);
      for (const { socket } of players) socket.close();
    },
  };
}

/** Encodes as the SDK does, and packs with the code of the product's client. */
function inputsTo(socket: LightSocket, style: InputStyle): Player["move"] {
  const input = new MoveInput();
  const encoder = new InputEncoder(input, { mode: "reliable" });
  const connection = { send: (message: Uint8Array) => socket.send(message) };
  if (style === "packed") packInputsOf(connection);
  return (dx, dy) => {
    input.dx = dx;
    input.dy = dy;
    connection.send(Buffer.concat([Buffer.from([CODE.input]), encoder.encode()]));
  };
}
