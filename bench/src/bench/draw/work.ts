// What is measured of draws, in a process of its own: `bare`, `draw` or `freeze`, on the database of MONGODB_URL.
// Prints what it took as JSON.
import { readFileSync } from "node:fs";
import { fastHash } from "@diamond-valley/game-server/draws/hash.ts";
import { drawAll, freezeAll } from "@diamond-valley/game-server/draws/running.ts";
import type { FrozenDraw } from "@diamond-valley/game-server/draws/store.ts";
import { openStores } from "./stores.ts";

/** As many bytes hashed as often as in a draw, and nothing else: no leaf is read, and no key compared. */
function bare(entries: number): void {
  const bytes = new Uint8Array(68);
  const numbers = new DataView(bytes.buffer);
  for (let entry = 1; entry <= entries; entry += 1) {
    numbers.setUint32(64, entry);
    fastHash(bytes);
  }
}

const [what, entries] = process.argv.slice(2);
const stores = await openStores(process.env.MONGODB_URL ?? "");
const draw = (await stores.draws.store.find()) as FrozenDraw;
const [began, used] = [performance.now(), process.cpuUsage()];
if (what === "bare") bare(Number(entries));
if (what === "draw") await drawAll(stores, draw, "a value of the beacon");
if (what === "freeze") await freezeAll(stores, draw);
const { user, system } = process.cpuUsage(used);
const cpu = (user + system) / 1_000;
const ms = performance.now() - began;
// The most memory that the process held; `maxRSS` counts that of its parent too, from which it was forked.
const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
process.stdout.write(JSON.stringify({ ms, cpu, mb: Number(kilobytes) / 1024 }));
await stores.connection.close();
