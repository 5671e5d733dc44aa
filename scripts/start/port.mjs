import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { StartProblem } from "./log.mjs";

export const standardPort = 2567;

/**
 * The port that the environment asks for.
 * @throws StartProblem where `PORT` is no port
 */
export function wantedPort() {
  const port = Number(process.env.PORT || standardPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  const wayOut = `Choose a whole number up to 65535, such as PORT=${standardPort}.`;
  throw new StartProblem(`PORT is "${process.env.PORT}", which is no port. ${wayOut}`);
}

/**
 * Refuses at once, and not after minutes of installing, a port that somebody holds.
 * @param {number} port
 */
export async function refuseBusyPort(port) {
  const code = await tryToListen(port);
  if (code === "EADDRINUSE") {
    throw new StartProblem(
      `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1}.`,
    );
  }
  if (code === "EACCES") {
    throw new StartProblem(
      `Port ${port} is reserved on this machine. Choose one above 1023: PORT=${standardPort}.`,
    );
  }
}

/** A port of the loopback that is free now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Resolves when a child accepts connections on a port of the loopback, or has ended.
 * @param {number} port
 * @param {import("node:child_process").ChildProcess} child
 */
export async function untilItListens(port, child) {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, "127.0.0.1");
    const listens = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (listens) return;
    await setTimeout(100);
  }
}

/** @param {number} port @returns {Promise<string | undefined>} the code of the error, if there is one */
function tryToListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen({ port, host: process.env.HOST || undefined }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}
