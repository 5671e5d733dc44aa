import { ATTEMPTED, ATTEMPTS, type Attempt } from "@diamond-valley/schemas/games/attempts.fixture.ts";
import {
  type Fate,
  flipInEvidence,
  flipInRecording,
  replaysEqual,
} from "@diamond-valley/schemas/games/tampering.fixture.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import type { Section } from "../report.ts";

/** Attempts at each game. */
const PLAYED = 1_000;

interface Replayed {
  game: string;
  equal: number;
  /** Results that were paid: an expedition pays each vein. */
  results: number;
  ticks: number;
  /** Longest recording of a world, characters as they are stored. */
  longest: number;
  playing: number;
  replaying: number;
  recordings: Record<Fate, number>;
  evidence: Record<Fate, number>;
}

/** A thousand attempts at each game on the arena kernel, each decided again from what is stored of it. */
export async function benchReplays(): Promise<Section> {
  const games = ATTEMPTED.map(replayGame);
  return {
    name: "replays",
    title: "Attempts decided again",
    method: `${PLAYED.toLocaleString("en")} attempts at each game (seeds 1 to ${PLAYED}) by bots that react to what they see, of three skills, in both modes, at all depths, levels of mastery, weeks and kinds. Each recording goes through its stored form and is played again; the evidence that it leaves is replayed by the contract of the game and compared with what was decided in play. Then one bit of the recording is flipped, and one of the evidence: it is refused, or decides another result than what was paid, which the audit notices, or just what was paid, so that nothing is gained. One core.`,
    head: [
      "game",
      "attempts",
      "equal again",
      "results",
      "ticks",
      "longest recording",
      "played, s",
      "again, s",
      "flips of recordings: refused / noticed / as paid",
      "flips of evidence",
    ],
    rows: games.map((each) => [
      each.game,
      String(PLAYED),
      String(each.equal),
      String(each.results),
      each.ticks.toLocaleString("en"),
      `${each.longest.toLocaleString("en")} characters`,
      (each.playing / 1_000).toFixed(1),
      (each.replaying / 1_000).toFixed(1),
      inWords(each.recordings),
      inWords(each.evidence),
    ]),
    verdicts: games.map(({ game, equal }) => ({
      what: `${game}: attempts that replay to the same result`,
      budget: String(PLAYED),
      measured: String(equal),
      kept: equal === PLAYED,
    })),
  };
}

const inWords = ({ refused, noticed, same }: Record<Fate, number>): string =>
  `${refused} / ${noticed} / ${same}`;

function replayGame(game: (typeof ATTEMPTED)[number]): Replayed {
  const random = seededRandom(77);
  const none = (): Record<Fate, number> => ({ refused: 0, noticed: 0, same: 0 });
  const found: Replayed = {
    ...{ game, equal: 0, results: 0, ticks: 0, longest: 0, playing: 0, replaying: 0 },
    ...{ recordings: none(), evidence: none() },
  };
  for (let seed = 1; seed <= PLAYED; seed += 1) {
    const began = performance.now();
    const attempt: Attempt = ATTEMPTS[game](seed);
    const played = performance.now();
    if (replaysEqual(attempt)) found.equal += 1;
    found.replaying += performance.now() - played;
    found.playing += played - began;
    found.ticks += attempt.ticks;
    found.results += attempt.decided.length;
    found.longest = Math.max(found.longest, attempt.recording.length);
    if (attempt.decided.length === 0) continue;
    found.recordings[flipInRecording(attempt, random)] += 1;
    found.evidence[flipInEvidence(attempt, random)] += 1;
  }
  return found;
}
