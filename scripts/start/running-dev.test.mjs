import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { StartProblem } from "./log.mjs";
import { root } from "./root.mjs";
import { refuseSecondDev } from "./running-dev.mjs";

const note = join(mkdtempSync(join(tmpdir(), "diamond-valley-dev-")), "dev.json");
const module = JSON.stringify(join(root, "scripts/start/running-dev.mjs"));

test("a second development server names the first and its address, until that one ends", async () => {
  refuseSecondDev(note);
  const script = `
    const { noteDev } = await import(${module});
    noteDev("http://localhost:4567", ${JSON.stringify(note)});
    console.log("noted");
    process.stdin.once("data", () => process.exit());`;
  const first = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(first.stdout, "data");
  assert.throws(
    () => refuseSecondDev(note),
    new StartProblem(
      `npm run dev already runs in this clone, at http://localhost:4567 (process ${first.pid}). Use that one, or end it first.`,
    ),
  );
  first.stdin.end("end\n");
  await once(first, "exit");
  assert.equal(existsSync(note), false);
  refuseSecondDev(note);
});

test("a note of a process that was killed, or that was cut short, stops nobody", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  for (const text of [JSON.stringify({ pid: gone.pid, url: "http://localhost:1" }), '{"pid":']) {
    writeFileSync(note, text);
    refuseSecondDev(note);
  }
});
