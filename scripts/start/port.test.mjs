import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { freePort, refuseBusyPort } from "./port.mjs";
import { root } from "./root.mjs";

test("a busy port ends the start at once, with one line and the way out", async () => {
  const holder = createServer().listen(0);
  await once(holder, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (holder.address());
  const start = spawn(process.execPath, [join(root, "scripts/run.mjs"), "start"], {
    env: { ...process.env, PORT: String(port), HOST: "" },
  });
  const [printed, [code]] = await Promise.all([text(start.stderr), once(start, "exit")]);
  assert.equal(
    printed,
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1}.\n`,
  );
  assert.equal(code, 1);
  holder.close();
});

for (const command of ["start", "dev"]) {
  for (const port of ["abc", "70000", "25.67"]) {
    test(`PORT=${port} ends npm run ${command} at once, with one line and the way out`, async () => {
      const start = spawn(process.execPath, [join(root, "scripts/run.mjs"), command], {
        env: { ...process.env, PORT: port },
      });
      const [printed, [code]] = await Promise.all([text(start.stderr), once(start, "exit")]);
      assert.equal(
        printed,
        `PORT is "${port}", which is no port. Choose a whole number up to 65535, such as PORT=2567.\n`,
      );
      assert.equal(code, 1);
    });
  }
}

test("a free port is not refused", async () => {
  await refuseBusyPort(await freePort());
});

test("an unknown command names the known ones", async () => {
  const run = spawn(process.execPath, [join(root, "scripts/run.mjs"), "fly"]);
  const [printed, [code]] = await Promise.all([text(run.stderr), once(run, "exit")]);
  assert.match(printed, /^There is no "fly"\. Use one of start, dev, test, [^\n]+\.\n$/);
  assert.equal(code, 1);
});
