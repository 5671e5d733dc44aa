import { execFileSync } from "node:child_process";
import { replayRecorded } from "@diamond-valley/schemas/games/recorded.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import { chromium, type EngineResult, firefox, replayIn } from "../../determinism/engines.ts";
import type { Section } from "../report.ts";

/** What the program says of its version. */
const versionOf = (program: string): string =>
  execFileSync(program, ["--version"], { encoding: "utf8" }).trim();

function inNode(): EngineResult {
  const began = performance.now();
  const runs = replayRecorded((place) => MAPS[place]);
  return { ms: performance.now() - began, runs };
}

/** Whether recorded runs of all games end the same in Node, Chromium and Firefox. */
export async function benchDeterminism(): Promise<Section> {
  const { CHROMIUM_PATH = "/usr/bin/chromium", FIREFOX_PATH = "/usr/bin/firefox-esr" } = process.env;
  const node = inNode();
  const engines: [string, EngineResult][] = [
    [`Node ${process.version}`, node],
    [versionOf(CHROMIUM_PATH), await replayIn(chromium(CHROMIUM_PATH))],
    [versionOf(FIREFOX_PATH), await replayIn(firefox(FIREFOX_PATH))],
  ];
  const wanted = JSON.stringify(node.runs.map(({ sums }) => sums));
  const sums = node.runs.reduce((all, run) => all + run.sums.length, 0);
  return {
    name: "determinism",
    title: "One world in every engine",
    method: `${node.runs.length} recorded runs of the games on the arena kernel are played again by each engine from the sources as they are; ${sums} checksums of whole worlds are compared with each other and with those that were recorded.`,
    head: ["Engine", "Runs as recorded", "As in Node", "All runs, ms"],
    rows: engines.map(([name, { ms, runs }]) => [
      name,
      `${runs.filter(({ equal }) => equal).length} of ${runs.length}`,
      JSON.stringify(runs.map((run) => run.sums)) === wanted ? "yes" : "no",
      ms.toFixed(0),
    ]),
    verdicts: engines.map(([name, { runs }]) => {
      const equal = runs.filter((run) => run.equal).length;
      const kept = equal === node.runs.length && JSON.stringify(runs.map((run) => run.sums)) === wanted;
      return {
        what: `Equal checksums in ${name}`,
        budget: "all",
        measured: `${equal} of ${runs.length}`,
        kept,
      };
    }),
  };
}
