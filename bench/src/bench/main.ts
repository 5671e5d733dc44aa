// Runs the benchmarks that are named, or all, prints what they found, and writes each into RESULTS.md. Ends with 1 where one failed.
// First, so that the SDK takes the sockets whose bytes are counted.
import "../load/counted-socket.ts";
import { parseArgs } from "node:util";
import { benchArena } from "./arena/arena.ts";
import { benchArenaRooms } from "./arena-rooms/arena-rooms.ts";
import { benchBalance } from "./balance/balance.ts";
import { benchBoards } from "./boards/boards.ts";
import { benchCommunity } from "./community/community.ts";
import { benchDeterminism } from "./determinism/determinism.ts";
import { benchDraw } from "./draw/draw.ts";
import { benchEntries } from "./entries/entries.ts";
import { benchFairness } from "./fairness/fairness.ts";
import { benchFirstStep } from "./first-step/first-step.ts";
import { benchFrames } from "./frames/frames.ts";
import { benchHeroFrames } from "./frames/hero-frames.ts";
import { benchHero } from "./hero/hero.ts";
import { benchHub } from "./hub/hub.ts";
import { benchLighthouse } from "./lighthouse/lighthouse.ts";
import { measureAll } from "./measure-all.ts";
import { stepAside } from "./measured-process.ts";
import { benchMutants } from "./mutants/mutants.ts";
import { benchPages } from "./pages/pages.ts";
import { benchPaths } from "./paths/paths.ts";
import { benchPlaza } from "./plaza/plaza.ts";
import { benchRaces } from "./races/races.ts";
import { benchReplays } from "./replays/replays.ts";
import { describeMachine, type Section } from "./report.ts";
import { benchRooms } from "./rooms/rooms.ts";
import { benchScale } from "./scale/scale.ts";
import { benchSeason } from "./season/season.ts";
import { benchSums } from "./sums/sums.ts";
import { benchUserData } from "./user-data/user-data.ts";
import { benchWallet } from "./wallet/wallet.ts";

const BENCHMARKS: Record<string, (seeds?: number) => Promise<Section>> = {
  hub: benchHub,
  wallet: benchWallet,
  "user-data": benchUserData,
  pages: benchPages,
  paths: benchPaths,
  lighthouse: benchLighthouse,
  mutants: benchMutants,
  arena: benchArena,
  "arena-rooms": benchArenaRooms,
  hero: benchHero,
  "hero-frames": benchHeroFrames,
  boards: benchBoards,
  community: benchCommunity,
  draw: benchDraw,
  determinism: benchDeterminism,
  frames: benchFrames,
  plaza: benchPlaza,
  entries: benchEntries,
  "first-step": benchFirstStep,
  replays: benchReplays,
  balance: benchBalance,
  sums: benchSums,
  fairness: benchFairness,
  races: benchRaces,
  rooms: benchRooms,
  scale: benchScale,
  season: benchSeason,
};

// `--seeds 60`: fewer runs of each bot than `balance` plays otherwise.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string" } },
});
const unknown = positionals.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  process.stderr.write(
    `no benchmark ${unknown.join(", ")}; there are ${Object.keys(BENCHMARKS).join(", ")}\n`,
  );
  process.exit(1);
}
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);

stepAside();
process.stdout.write(`${describeMachine(new Date())}\n\n`);
const seeds = values.seeds === undefined ? undefined : Number(values.seeds);
const { sections, failures } = await measureAll(names, (name) => BENCHMARKS[name]!(seeds));
const missed = sections.flatMap(({ verdicts }) => verdicts).filter(({ kept }) => !kept);
process.stdout.write(
  `${missed.length === 0 ? "every budget was kept" : `${missed.length} budgets were missed`}\n`,
);
for (const { name } of failures) process.stdout.write(`${name} was not measured\n`);
process.exit(failures.length === 0 ? 0 : 1);
