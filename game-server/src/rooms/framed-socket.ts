import type { Socket } from "node:net";
import { CloseCode } from "@colyseus/core";
import { PACKED_INPUTS, unpackInputs } from "@diamond-valley/schemas/inputs/packed-inputs.ts";
import { WebSocket } from "ws";
import { type InputShape, isClientFrame, NO_INPUTS } from "./frames.ts";

/**
 * A WebSocket that hands on nothing but frames that clients of its room send, and packed inputs as single ones. At the
 * first other frame it ends the connection: nobody who plays sends such a frame, not even over a bad line.
 */
export class FramedSocket extends WebSocket {
  #inputs = NO_INPUTS;
  #line: Socket | undefined;

  /** Names the connection below, for `sendFramed`. */
  attach(line: Socket): void {
    this.#line = line;
  }

  /** Lets inputs of this shape through; before, none are. */
  acceptInputs(shape: InputShape): void {
    this.#inputs = shape;
  }

  /** Sends bytes that hold a whole WebSocket frame with its header: one write, and no copy. */
  sendFramed(bytes: Uint8Array): void {
    if (this.readyState === WebSocket.OPEN) this.#line?.write(bytes);
  }

  /** Called for a frame of another shape, before the connection ends. */
  protected refused(): void {}

  override emit(event: string | symbol, ...parts: unknown[]): boolean {
    if (event !== "message") return super.emit(event, ...parts);
    // A client may go on sending until its connection is closed.
    if (this.readyState !== WebSocket.OPEN) return false;
    const [frame, isBinary] = parts;
    if (frame instanceof Uint8Array) {
      if (frame[0] === PACKED_INPUTS) {
        const inputs = unpackInputs(frame);
        if (inputs?.every((input) => isClientFrame(input, this.#inputs))) {
          for (const input of inputs) super.emit(event, input, isBinary);
          return true;
        }
      } else if (isClientFrame(frame, this.#inputs)) return super.emit(event, ...parts);
    }
    this.refused();
    this.close(CloseCode.WITH_ERROR);
    return false;
  }
}

/** FramedSockets that call `refused` for a frame that no client sends. */
export function framedSocket(refused: () => void): typeof FramedSocket {
  return class extends FramedSocket {
    protected override refused(): void {
      refused();
    }
  };
}
