import type { Socket } from "node:net";
import { CloseCode } from "@colyseus/core";
import { WebSocket } from "ws";
import { isClientFrame } from "./frames.ts";
import { hasInputs, type InputReader } from "./inputs.ts";
import { readPlainFrames } from "./plain-frames.ts";

/** Messages (inputs and commands) in a second that no honest client reaches, even when a stalled line comes back. */
const MESSAGES_MAX = 500;

/** What ws keeps to itself: its reader of the whole protocol, and where in it that is. */
interface WithReader {
  readonly _receiver?: { _state: number; _bufferedBytes: number; _fragmented: number };
}

/** Why a connection was ended. */
export type Refusal = "malformed frame" | "too many messages";

/**
 * A WebSocket that hands on nothing but frames that clients of its room send, and inputs to their own reader. At the
 * first other frame it ends the connection: nobody who plays sends such a frame, not even over a bad line.
 */
export class FramedSocket extends WebSocket {
  #takeInputs: InputReader = () => false;
  #line: Socket | undefined;
  #counted = 0;
  #countedSince = 0;

  /**
   * Names the connection below. Plain messages are read here from then on, and everything else by ws: its reader costs
   * a walking crowd as much as all that becomes of the inputs.
   */
  attach(line: Socket): void {
    this.#line = line;
    const readers = line.listeners("data") as ((chunk: Buffer) => void)[];
    const [readAll] = readers;
    if (!readAll || readers.length > 1) return;
    line.off("data", readAll);
    line.on("data", (chunk: Buffer) => {
      const taken = this.#isBetweenMessages()
        ? readPlainFrames(chunk, (message) => this.emit("message", message, true))
        : 0;
      if (taken < chunk.length) readAll.call(line, taken === 0 ? chunk : chunk.subarray(taken));
    });
  }

  /** Reads inputs by `take` from now on; before, none are let through. */
  acceptInputs(take: InputReader): void {
    this.#takeInputs = take;
  }

  /** Sends bytes that hold a whole WebSocket frame with its header: one write, and no copy. */
  sendFramed(bytes: Uint8Array): void {
    if (this.readyState === WebSocket.OPEN) this.#line?.write(bytes);
  }

  /** Called for a frame of another shape, before the connection ends. */
  protected refused(_why: Refusal): void {}

  override emit(event: string | symbol, ...parts: unknown[]): boolean {
    if (event !== "message") return super.emit(event, ...parts);
    // A client may go on sending until its connection is closed.
    if (this.readyState !== WebSocket.OPEN) return false;
    const [message] = parts;
    const tooMany = this.#countMessage() > MESSAGES_MAX;
    if (!tooMany && Buffer.isBuffer(message)) {
      if (hasInputs(message)) {
        if (this.#takeInputs(message)) return true;
      } else if (isClientFrame(message)) return super.emit(event, ...parts);
    }
    this.refused(tooMany ? "too many messages" : "malformed frame");
    this.close(CloseCode.WITH_ERROR);
    return false;
  }

  #isBetweenMessages(): boolean {
    const reader = (this as unknown as WithReader)._receiver;
    return reader?._state === 0 && reader._bufferedBytes === 0 && reader._fragmented === 0;
  }

  /** Counts a message; answers how many came within this second. */
  #countMessage(): number {
    const now = performance.now();
    if (now - this.#countedSince >= 1_000) {
      this.#countedSince = now;
      this.#counted = 0;
    }
    this.#counted += 1;
    return this.#counted;
  }
}

/** FramedSockets that call `refused` for what no client sends. */
export function framedSocket(refused: (why: Refusal) => void): typeof FramedSocket {
  return class extends FramedSocket {
    protected override refused(why: Refusal): void {
      refused(why);
    }
  };
}
