import { startChild } from "./children.mjs";

/** @typedef {{ url: string, seasonClock: string }} Ready */

/**
 * Starts a game server, and resolves when it is ready or has ended.
 * @param {import("./toolchain.mjs").Toolchain} tools
 * @param {NodeJS.ProcessEnv} [extra] environment of its own
 * @returns {Promise<{ child: import("node:child_process").ChildProcess, ready: Ready | undefined }>}
 */
export async function startServer(tools, extra = {}) {
  const env = { LOG_FORMAT: "plain", ...tools.env, ...extra };
  const child = startChild(tools.node, ["game-server/src/main.ts"], { env, endsItself: true });
  const ready = await new Promise((resolve) => {
    child.on("message", (message) => {
      if (typeof message === "object" && "ready" in message) resolve(message);
    });
    child.once("exit", () => resolve(undefined));
  });
  return { child, ready };
}
