import { createStandings } from "@diamond-valley/game-server/boards/standings.ts";
import { createBoard } from "@diamond-valley/game-server/diamond-hero/board.ts";
import { type BoardDocument, boardModel } from "@diamond-valley/game-server/diamond-hero/board-model.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { Connection } from "mongoose";
import { percentile } from "../../statistics.ts";
import { onOwnDatabase } from "../own-database.ts";
import type { Section } from "../report.ts";

/** Players of the board, in how many pieces they are put there, and how often each question is asked. */
const PLAYERS = 1_000_000;
const PIECE = 20_000;
const ASKED = 400;
/** Best score that anybody reaches: many share each. */
const MOST = 12_000;
/** What a question may take of the barest one of its kind. */
const RATIO = 2;
/** Fewer times are asked for what is known to be slow. */
const SLOW = 20;

type Ask = (player: string, time: number) => Promise<unknown>;

/** Own rank, top and new scores on a board of a million players, against the barest find and update. */
export const benchBoards = (): Promise<Section> => onOwnDatabase(measure);

/** Fills the board; scores lie as those of many runs do, most of them in the lower half. */
async function fill(connection: Connection): Promise<void> {
  const random = seededRandom(1);
  const lines = boardModel.collection(connection);
  for (let from = 0; from < PLAYERS; from += PIECE)
    await lines.insertMany(
      Array.from({ length: PIECE }, (_, index): BoardDocument => {
        const player = from + index;
        const score = Math.floor(MOST * random() * random());
        return {
          ...{ _id: `player-${player}`, score, at: player, seconds: 60, kills: 5 },
          ...{ character: "engineer", attempt: `run-${player}`, schemaVersion: 1 },
        };
      }),
      { ordered: false },
    );
}

async function measure(connection: Connection): Promise<Section> {
  const accounts = { byId: async (id: string) => ({ nickname: id }) };
  const board = createBoard({ deps: walletDeps(connection), accounts });
  await board.prepare();
  await fill(connection);
  const lines = boardModel.collection(connection);
  const index = { score: -1, at: 1, _id: 1 } as const;
  const standings = createStandings({ lines, index });
  const began = performance.now();
  await standings.counts();
  const counted = performance.now() - began;

  const own = (player: string) => lines.findOne({ _id: player });
  const bareFind = await asked(own);
  const rank = await asked(async (player) => {
    const [line, counts] = await Promise.all([own(player), standings.counts()]);
    return counts.above(line!.score) + 1;
  });
  const byIndex = await asked(async (player) => {
    const line = await own(player);
    return lines.countDocuments({ score: { $gt: line!.score } });
  }, SLOW);
  const bareTop = await asked(() => lines.find().sort(index).limit(50).toArray());
  const top = await asked(() => board.isOnTop("nobody"));
  const whole = await asked((player) => board.of(player));
  const better = (time: number) => MOST + time;
  const bareWrite = await asked((player, time) =>
    lines.updateOne({ _id: player }, { $set: { score: better(time), at: time } }),
  );
  const write = await asked((player, time) =>
    board.enter({
      ...{
        _id: `better-${time}`,
        account: player,
        score: better(2 * ASKED + time),
        at: time,
        seconds: 60,
        kills: 5,
      },
      ...{ character: "engineer", coins: 0, prisms: 0, cleared: false, ranked: true, schemaVersion: 1 },
    }),
  );

  const rows: [string, number[], number[] | null][] = [
    ["own line, by its id: the bare find", bareFind, null],
    ["own rank", rank, bareFind],
    ["own rank, counted on the index", byIndex, bareFind],
    ["fifty lines of the index: the bare find", bareTop, null],
    ["top", top, bareTop],
    ["the whole board as a player sees it: top, own line, three on each side", whole, bareTop],
    ["a score, by its id: the bare update", bareWrite, null],
    ["a better run", write, bareWrite],
  ];
  const p50 = (times: readonly number[]) => percentile(times, 0.5);
  const verdict = (what: string, times: readonly number[], bare: readonly number[]) => {
    const ratio = p50(times) / p50(bare);
    const measured = `${ratio.toFixed(2)} x`;
    return { what, budget: `<= ${RATIO} x`, measured, kept: ratio <= RATIO };
  };
  return {
    name: "boards",
    title: "A board of a million players",
    method: `${PLAYERS.toLocaleString("en")} lines of Diamond Hero's board in the embedded database; each question ${ASKED} times, for players drawn at random, one after the other, journalled writes. The counts of all scores were read from the index in ${counted.toFixed(0)} ms; they are read again after a hundred times as long, for which nobody waits. Names of players are not read.`,
    head: ["what", "p50 ms", "p99 ms", "of the bare one"],
    rows: rows.map(([what, times, bare]) => [
      ...[what, p50(times).toFixed(2), percentile(times, 0.99).toFixed(2)],
      bare ? `${(p50(times) / p50(bare)).toFixed(2)} x` : "",
    ]),
    verdicts: [
      verdict("own rank of a million", rank, bareFind),
      verdict("top 50 of a million", top, bareTop),
      verdict("a better run on a board of a million", write, bareWrite),
    ],
  };
}

/** How long each answer took, ms. */
async function asked(ask: Ask, times = ASKED): Promise<number[]> {
  const random = seededRandom(2);
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const player = `player-${between(random, 0, PLAYERS - 1)}`;
    const began = performance.now();
    await ask(player, time);
    took.push(performance.now() - began);
  }
  return took;
}
