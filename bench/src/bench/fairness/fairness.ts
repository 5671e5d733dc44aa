import type { Outcome } from "@diamond-valley/game-server/arena/testing/contenders/contender.ts";
import {
  CONTEST_NAMES,
  type ContestName,
  gainOf,
  playContests,
} from "@diamond-valley/game-server/arena/testing/contenders/games.ts";
import { LIAR_NAMES, LIARS } from "@diamond-valley/game-server/arena/testing/contenders/liars.ts";
import { EVEN, LINES, type LineName } from "@diamond-valley/game-server/arena/testing/virtual-play.ts";
import type { Section, Verdict } from "../report.ts";
import { EQUAL_SEEDS, equalOnLines } from "./equal.ts";

/** Contests of each game on each line: as many as tell three points from chance where the worlds of two lines differ. */
const ON_LINES = { mining: 200, hunting: 1_000, boss: 200 } as const;
/** Contests of each liar, each with its honest twin. */
const OF_LIARS = 200;
/** Contests of a liar whose gain in those was more than chance explains: of so many liars one or two are lucky in any run. */
const ASKED_AGAIN = 1_500;
/** The first seed of those, which none of the others has. */
const FRESH = 10_001;
/** Points of a hundred by which lines may differ. */
const POINTS = 3;

const LINE_NAMES = Object.keys(LINES) as LineName[];
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

interface Part {
  rows: string[][];
  verdicts: Verdict[];
}

/** What a line and a lie are worth: the page's runner and the server's session on a virtual clock. */
export async function benchFairness(): Promise<Section> {
  const parts: Part[] = [];
  for (const game of CONTEST_NAMES) parts.push(onEqual(game), await onLines(game), await ofLiars(game));
  const { roundTrip } = EVEN;
  return {
    name: "fairness",
    title: "What a line and a lie are worth",
    method: `The page's runner and the server's session with a line of a virtual clock between them: ${LINE_NAMES.join(", ")} of round trip, with jitter and lost messages (from 60 ms on: 1 to 3 % are repeated after 200 ms). Inputs: ${EQUAL_SEEDS} recordings of steady players, each input in its tick. Eyes: bots that see their page's world and react, with the room's own veins, slimes and claims. Lies: against an honest twin on the same seeds, on an even line of ${roundTrip} ms, ${OF_LIARS} of each, and where a gain was more than chance explains, ${ASKED_AGAIN.toLocaleString("en")} more on fresh seeds, which alone decide; who slows the world has as much more time to react. Worth: points of a ranked fight; items and a tenth of the experience of a minute in the mine or of a fight in the forest. ± holds the mean in 95 of 100 cases.`,
    head: ["game", "what", "honest, or on 0 ms", "here", "gain", "decided without the player"],
    rows: parts.flatMap(({ rows }) => rows),
    verdicts: parts.flatMap(({ verdicts }) => verdicts),
  };
}

function onEqual(game: ContestName): Part {
  const lines = equalOnLines(game);
  return {
    rows: lines.map(({ line, equal, forced }) => [
      ...[game, `same inputs, ${line}`, String(EQUAL_SEEDS), String(equal)],
      ...["", `${forced} ticks`],
    ]),
    verdicts: lines.map(({ line, equal }) => ({
      what: `${game}: same inputs on ${line} end as on 0 ms`,
      budget: String(EQUAL_SEEDS),
      measured: String(equal),
      kept: equal === EQUAL_SEEDS,
    })),
  };
}

async function onLines(game: ContestName): Promise<Part> {
  const count = ON_LINES[game];
  const wins = new Map<LineName, number>();
  const rows: string[][] = [];
  for (const line of LINE_NAMES) {
    const outcomes = await playContests(game, count, LINES[line]);
    wins.set(line, outcomes.filter(({ won }) => won).length);
    const forced = outcomes.reduce((sum, outcome) => sum + outcome.forced, 0);
    const worth = outcomes.reduce((sum, { value }) => sum + value, 0) / count;
    rows.push([
      ...[game, `eyes, ${line}, ${count} contests`, share(wins.get("0 ms")!, count)],
      ...[`${share(wins.get(line)!, count)} won, worth ${worth.toFixed(1)}`, "", `${forced} ticks`],
    ]);
  }
  const [least, most] = [Math.min(...wins.values()), Math.max(...wins.values())];
  const off = LINE_NAMES.map((line) => (100 * (wins.get(line)! - wins.get("0 ms")!)) / count);
  const furthest = Math.max(...off.map(Math.abs));
  return {
    rows,
    verdicts: [
      {
        what: `${game}: wins by eye on the lines (${share(least, count)} to ${share(most, count)}), from those on 0 ms`,
        budget: `within ${POINTS} points`,
        measured: `${furthest.toFixed(1)} points`,
        kept: furthest <= POINTS,
      },
    ],
  };
}

async function ofLiars(game: ContestName): Promise<Part> {
  const honest = await playContests(game, OF_LIARS, EVEN);
  const part: Part = { rows: [], verdicts: [] };
  for (const name of LIAR_NAMES) {
    const liars = await playContests(game, OF_LIARS, EVEN, LIARS[name]);
    let found = gainOf(liars, honest);
    part.rows.push(rowOf(game, name, honest, liars));
    if (found.mean - found.within > 0) {
      const honestAgain = await playContests(game, ASKED_AGAIN, EVEN, undefined, FRESH);
      const liarsAgain = await playContests(game, ASKED_AGAIN, EVEN, LIARS[name], FRESH);
      found = gainOf(liarsAgain, honestAgain);
      part.rows.push(rowOf(game, `${name}, ${ASKED_AGAIN} fresh seeds`, honestAgain, liarsAgain));
    }
    const { mean, within } = found;
    const gain = `${mean.toFixed(2)} ± ${within.toFixed(2)}`;
    part.verdicts.push({
      what: `${game}: ${name}`,
      budget: "no gain that chance doesn't explain",
      measured: gain,
      kept: mean - within <= 0,
    });
  }
  return part;
}

function rowOf(
  game: ContestName,
  what: string,
  honest: readonly Outcome[],
  liars: readonly Outcome[],
): string[] {
  const { mean, within } = gainOf(liars, honest);
  const worth = honest.reduce((sum, { value }) => sum + value, 0) / honest.length;
  const forced = liars.reduce((sum, outcome) => sum + outcome.forced, 0);
  return [
    ...[game, what, worth.toFixed(2), (worth + mean).toFixed(2)],
    ...[`${mean.toFixed(2)} ± ${within.toFixed(2)}`, `${forced} ticks`],
  ];
}
