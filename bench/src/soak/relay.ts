import type { AddressInfo } from "node:net";
import { createConnection, createServer, type Socket } from "node:net";

/** A way from one process to another that can be cut. */
export interface Relay {
  readonly port: number;
  /**
   * From now on nothing comes through, and nobody is told: connections stay as they are, as behind a switch that lost its power.
   * New ones come about and stay silent.
   */
  cut(): void;
  /** The way is whole again: what was under way meanwhile is lost with its connections. */
  mend(): void;
  close(): void;
}

/** Where a relay leads: a port of this machine, or a socket's file. */
export type Target = { port: number } | { path: string };

/** A relay that listens on every address of this machine. */
export async function openRelay(target: Target): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    const far = createConnection({ ...target, host: "127.0.0.1" });
    const pair = [near, far] as const;
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(far);
    far.pipe(near);
    for (const end of pair) {
      end.on("error", () => {});
      end.on("close", () => {
        pairs.delete(pair);
        // A cut way carries no news of an end either.
        if (!isCut) for (const other of pair) other.destroy();
      });
    }
    if (isCut) silence(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const pair of pairs) silence(pair);
    },
    mend() {
      isCut = false;
      for (const pair of [...pairs]) for (const end of pair) end.destroy();
    },
    close() {
      server.close();
      for (const pair of [...pairs]) for (const end of pair) end.destroy();
    },
  };
}

/** Nothing is read any more, and so nothing passes. */
function silence([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}
