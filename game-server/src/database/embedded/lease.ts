import { connect, type Socket } from "node:net";

/** What the database process says to each new holder of a lease. */
export interface LeaseGreeting {
  /** Address for a MongoDB driver. It stays the same when the process is started again. */
  url: string;
  pid: number;
}

/** While a lease is held, the database process stays. */
export interface Lease extends LeaseGreeting {
  /** Resolves when the process went away, or when the lease was given back and the process needs nothing more. */
  ended: Promise<void>;
  /** Gives the lease back. The last holder's `ended` resolves once all data is at rest. */
  giveBack(): void;
}

/** How long (ms) a process may take to greet: it answers at once unless it is stopped or hangs. */
const greetingTimeout = 2_000;

/** Takes a lease from the process that listens at `path`, or answers undefined where none does. */
export function takeLease(path: string): Promise<Lease | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const timeout = setTimeout(() => socket.destroy(), greetingTimeout);
    const ended = new Promise<void>((done) => socket.once("close", () => done()));
    let heard = "";
    socket.setEncoding("utf8");
    socket.on("error", () => socket.destroy());
    socket.on("data", (text) => {
      heard += String(text);
      if (!heard.endsWith("\n")) return;
      clearTimeout(timeout);
      resolve({ ...(JSON.parse(heard) as LeaseGreeting), ended, giveBack: () => giveBack(socket) });
    });
    // After a greeting this changes nothing: the promise is settled.
    void ended.then(() => {
      clearTimeout(timeout);
      resolve(undefined);
    });
  });
}

function giveBack(socket: Socket): void {
  if (!socket.destroyed) socket.end("bye\n");
}
