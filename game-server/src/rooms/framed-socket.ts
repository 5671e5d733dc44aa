import { CloseCode } from "@colyseus/core";
import { WebSocket } from "ws";
import { isClientFrame } from "./frames.ts";

/**
 * A WebSocket that hands on nothing but frames of this game's clients. At the first other one it calls `refused` and
 * ends the connection: nobody who plays sends such a frame, not even over a bad line.
 */
export function framedSocket(refused: () => void): typeof WebSocket {
  return class FramedSocket extends WebSocket {
    override emit(event: string | symbol, ...parts: unknown[]): boolean {
      if (event !== "message") return super.emit(event, ...parts);
      // Whoever is being sent away may go on talking for a while.
      if (this.readyState !== WebSocket.OPEN) return false;
      const [frame] = parts;
      if (frame instanceof Uint8Array && isClientFrame(frame)) return super.emit(event, ...parts);
      refused();
      this.close(CloseCode.WITH_ERROR);
      return false;
    }
  };
}
