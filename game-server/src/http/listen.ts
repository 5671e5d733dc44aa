import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config/config.ts";
import { StartProblem } from "../config/start-problem.ts";

/**
 * How long an idle connection is kept, ms: longer than proxies and browsers keep theirs, so that none of them sends a call on one
 * that is just being closed.
 */
const KEEP_ALIVE = 75_000;

/**
 * Binds the server to its port. Answers the address that players use: with port 0 the one that was free.
 * @throws StartProblem where the port is taken or not allowed
 */
export async function listen(
  server: Server,
  config: Pick<Config, "host" | "port" | "publicUrl">,
): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(asStartProblem(error, config.port)));
    server.listen(config.port, config.host, resolve);
  });
  const publicUrl = new URL(config.publicUrl);
  if (publicUrl.port === "0") publicUrl.port = String((server.address() as AddressInfo).port);
  return publicUrl.origin;
}

/** Calls that take longer than this (ms) are cut off when the server stops. */
const longestCall = 3_000;

/** Takes no more connections, and resolves when the calls under way are answered and all connections are closed. */
export async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), longestCall);
  // Closing ends the connections that are idle now; those of calls under way turn idle after their answer.
  const answered = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cutOff);
  clearInterval(answered);
}

function asStartProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new StartProblem(
      `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1}.`,
    );
  }
  if (error.code === "EACCES") {
    return new StartProblem(`Port ${port} is reserved on this machine. Choose one above 1023: PORT=2567.`);
  }
  return error;
}
