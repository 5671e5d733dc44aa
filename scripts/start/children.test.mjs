import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { root } from "./root.mjs";

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {number} pid */
async function untilGone(pid) {
  for (let tries = 0; tries < 200 && isAlive(pid); tries += 1) await setTimeout(50);
  return !isAlive(pid);
}

/** A process that starts a child as the scripts do; the child starts another and both ignore nothing. */
async function startFamily() {
  const grandchild = `const { pid } = require("node:child_process").spawn("sleep", ["600"]);`;
  const child = `${grandchild} console.log(process.pid, pid); setInterval(() => {}, 1000);`;
  const script = `
    const { startChild } = await import(${JSON.stringify(join(root, "scripts/start/children.mjs"))});
    startChild(process.execPath, ["-e", ${JSON.stringify(child)}]);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(parent.stdout, "data");
  const pids = String(line).trim().split(" ").map(Number);
  assert.equal(pids.every(isAlive), true);
  return { parent, pids };
}

test("kill -9 of the start script ends its children and theirs", async () => {
  const { parent, pids } = await startFamily();
  parent.kill("SIGKILL");
  for (const pid of pids) assert.equal(await untilGone(pid), true);
});
