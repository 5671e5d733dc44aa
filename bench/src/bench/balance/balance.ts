import { gzipSync } from "node:zlib";
import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { encodeRecording } from "@diamond-valley/schemas/arena/recording-codec.ts";
import { raise } from "@diamond-valley/schemas/diamond-hero/arsenal.ts";
import {
  type Played,
  playRun,
  SKILLS,
  type Skill,
} from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { bought } from "@diamond-valley/schemas/diamond-hero/play.fixture.ts";
import { replayHero } from "@diamond-valley/schemas/diamond-hero/result.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { FAMILIES, type Family } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { Section } from "../report.ts";
import { type Group, groupOf, inWords, medianOf, shareOf, verdictOf } from "./groups.ts";

/** Runs of each bot and each weapon, unless `--seeds` says otherwise. */
const SEEDS = 300;
/** The level of power-ups with which weapons are compared: about half of the runs are cleared. */
const COMPARED = 4;

/** Diamond Hero played by bots (`play.md` 6): how long each lasts, what a run brings, what it costs, and whether weapons are equal. */
export async function benchBalance(seeds = SEEDS): Promise<Section> {
  const of = (name: string, skill: Skill, level: number): Group =>
    groupOf(name, seeds, (seed) => playRun({ seed, skill, how: { powerUps: bought(level) } }));
  const groups = [
    of("rookie, 0", SKILLS.rookie, 0),
    of("steady, 0", SKILLS.steady, 0),
    of("ace, 0", SKILLS.ace, 0),
    of("steady, 5", SKILLS.steady, 5),
    of("steady, 10", SKILLS.steady, 10),
  ];
  const weapons = FAMILIES.filter((family) => family !== "prism").map((family) =>
    groupOf(`${family} first`, seeds, (seed) => beginWith(family, seed)),
  );
  const [rookie, steady, ace, grown, full] = groups as [Group, Group, Group, Group, Group];
  const all = groups.flatMap(({ runs }) => runs);
  const mean = weapons.reduce((sum, { runs }) => sum + shareOf(runs, isCleared), 0) / weapons.length;
  const rates = weapons.map(({ runs }) => shareOf(runs, isCleared) / mean);
  const longest = longestOf(all);
  const cost = costOf(longest);
  const cpu =
    groups.reduce((sum, each) => sum + each.cpu, 0) /
    all.reduce((sum, { seconds }) => sum + seconds / 120, 0);
  const cleared = all.filter(isCleared);
  return {
    name: "balance",
    title: "Diamond Hero played by bots",
    method: `${seeds} runs (seeds) of each bot, which sees only what is drawn, with power-ups at a level; then of a steady bot with power-ups at ${COMPARED} that begins with each weapon. One core; the time of the bots is in that of their runs.`,
    head: [
      "Bot, power-ups",
      "cleared",
      "median",
      "golem down",
      "kills",
      "level",
      "coins",
      "under 1:00",
      "CPU s / 120 s",
    ],
    rows: [...groups, ...weapons].map(inWords),
    verdicts: [
      verdictOf("rookie without power-ups clears", shareOf(rookie.runs, isCleared), 0, 3, "%"),
      verdictOf("rookie, median", medianOf(rookie.runs, "seconds"), 240, 330, "s"),
      verdictOf("steady without power-ups clears", shareOf(steady.runs, isCleared), 15, 35, "%"),
      verdictOf("steady, median", medianOf(steady.runs, "seconds"), 480, 570, "s"),
      verdictOf("steady with power-ups at 5 clears", shareOf(grown.runs, isCleared), 60, 80, "%"),
      verdictOf("steady with power-ups at 10 clears", shareOf(full.runs, isCleared), 88, 100, "%"),
      verdictOf(
        "ace clears more than steady, points",
        shareOf(ace.runs, isCleared) - shareOf(steady.runs, isCleared),
        1,
        100,
        "%",
      ),
      verdictOf("least clear rate of a weapon, x mean", Math.min(...rates), 0.75, 1.3, ""),
      verdictOf("greatest clear rate of a weapon, x mean", Math.max(...rates), 0.75, 1.3, ""),
      verdictOf(
        "runs over within 60 s",
        shareOf(all, ({ seconds }) => seconds < 60),
        0,
        1,
        "%",
      ),
      verdictOf("kills at 5:00, median of steady", medianAt(steady, 4, "kills"), 900, 1_100, ""),
      verdictOf("alive at 8:00, median of steady", medianAt(steady, 7, "alive"), 60, 120, ""),
      verdictOf("levels of a clear, median", medianOf(cleared, "level"), 20, 24, ""),
      verdictOf("CPU of 120 s of play", cpu, 0, 1, "s"),
      verdictOf("recording of the longest run, gzip", cost.bytes / 1_024, 0, 20, "KB"),
      verdictOf("replay of the longest run", cost.seconds, 0, 5, "s"),
    ],
    notes: [
      `milestone 1 (2:30) is reached by ${shareOf(rookie.runs, ({ seconds }) => seconds >= 150).toFixed(0)} % of the rookies`,
      `the longest recording lasts ${longest.ticks.toLocaleString("en")} ticks; as it is stored it has ${cost.text.toLocaleString("en")} characters`,
    ],
  };
}

const isCleared = ({ outcome }: Played): boolean => outcome === "success";

/** A steady run that begins with this weapon, instead of a choice of three. */
const beginWith = (family: Family, seed: number): Played =>
  playRun({
    seed,
    skill: SKILLS.steady,
    how: { powerUps: bought(COMPARED) },
    prepare(world) {
      world.own[OWN.offers] = 0;
      raise(world, family, 1);
    },
  });

const medianAt = ({ runs }: Group, minute: number, what: "kills" | "alive"): number =>
  medianOf(
    runs.flatMap(({ minutes }) => minutes[minute] ?? []),
    what,
  );

const longestOf = (runs: readonly Played[]): Played =>
  runs.reduce((most, each) => (each.recording.spans.length > most.recording.spans.length ? each : most));

/** What a run costs to keep and to decide again. */
function costOf({ setup, recording }: Played): { bytes: number; text: number; seconds: number } {
  const evidence = evidenceOf(HERO_RULES, setup, recording);
  const began = process.cpuUsage();
  replayHero(0, evidence);
  const { user, system } = process.cpuUsage(began);
  return {
    bytes: gzipSync(encodeRecording(recording)).length,
    text: evidence.recording.length,
    seconds: (user + system) / 1_000_000,
  };
}
