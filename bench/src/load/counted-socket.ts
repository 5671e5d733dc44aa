// Import this before the SDK, which takes the WebSocket that it finds: `ws` counts its bytes on the wire and costs less.
import type { Socket } from "node:net";
import { WebSocket } from "ws";

/** Bytes over all WebSockets of this process so far, TCP payload with frame headers and upgrades. */
export interface Traffic {
  down: number;
  up: number;
}

const open = new Set<Socket>();
const closed: Traffic = { down: 0, up: 0 };

class CountedSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.once("upgrade", ({ socket }) => {
      open.add(socket);
      socket.once("close", () => {
        open.delete(socket);
        closed.down += socket.bytesRead;
        closed.up += socket.bytesWritten;
      });
    });
  }
}

Object.assign(globalThis, { WebSocket: CountedSocket });

/** The traffic so far. */
export function traffic(): Traffic {
  const sum = { ...closed };
  for (const { bytesRead, bytesWritten } of open) {
    sum.down += bytesRead;
    sum.up += bytesWritten;
  }
  return sum;
}
