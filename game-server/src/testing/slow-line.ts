import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server that takes its time, as the way to a real player does. */
export interface SlowLine {
  /** `ws://` address at which the server is reached over this line. */
  address: string;
  /** Breaks every connection at once, without a goodbye. */
  cut(): void;
  /**
   * Breaks every connection too, and takes no new one until it is up again: of who is back at once a patch may show
   * nothing.
   */
  setDown(down: boolean): void;
  /** Takes nothing in from now on, as a network that hangs, and everything as soon as it is over. */
  stall(stalled: boolean): void;
  close(): Promise<void>;
}

/**
 * Opens a line to a port of this machine, or to the socket at a path, on which each way takes `oneWay` ms: always the
 * same time, or for each piece of data another one. Nothing overtakes what was sent before it.
 */
export async function openSlowLine(
  target: number | string,
  oneWay: number | (() => number),
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let isDown = false;

  function deliver(from: Socket, to: Socket): void {
    let last = 0;
    const later = (act: () => void): void => {
      const now = performance.now();
      last = Math.max(last, now + (typeof oneWay === "number" ? oneWay : oneWay()));
      setTimeout(act, last - now);
    };
    const waiting: Buffer[] = [];
    from.on("data", (chunk: Buffer) => {
      waiting.push(chunk);
      // Timers of different lengths may fire in another order: each delivers the oldest.
      later(() => {
        const oldest = waiting.shift();
        if (oldest && to.writable) to.write(oldest);
      });
    });
    from.on("end", () => later(() => to.end()));
    from.on("error", () => to.destroy());
    from.on("close", () => sockets.delete(from));
  }

  const server = createServer((near) => {
    if (isDown) {
      near.destroy();
      return;
    }
    const far = typeof target === "number" ? connect(target, "127.0.0.1") : connect(target);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
    }
    deliver(near, far);
    deliver(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    setDown(down) {
      isDown = down;
      if (down) cut();
    },
    stall(stalled) {
      for (const socket of sockets) stalled ? socket.pause() : socket.resume();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
