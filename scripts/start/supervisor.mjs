// Runs a program for a parent, and ends it with all that it started when the parent ends, even by kill -9.
import { spawn } from "node:child_process";

const [program = "", ...args] = process.argv.slice(2);

/** How long the program may take to end when it is asked to (ms). */
const patience = 5_000;

// A group of its own, so that one signal reaches whatever the program started.
const child = spawn(program, args, {
  stdio: ["ignore", "inherit", "inherit"],
  detached: process.platform !== "win32",
});

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  if (!child.pid) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

function endProgram() {
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), patience);
}

process.on("SIGINT", endProgram);
process.on("SIGTERM", endProgram);
process.on("SIGHUP", endProgram);
process.on("disconnect", endProgram);
process.on("message", () => signalGroup("SIGKILL"));
child.once("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once("exit", (code) => {
  // What the program left behind goes with it.
  signalGroup("SIGTERM");
  process.exit(code ?? 1);
});
