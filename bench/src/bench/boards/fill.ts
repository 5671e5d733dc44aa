import { accountModel } from "@diamond-valley/game-server/account/account-model.ts";
import type { AccountDocument } from "@diamond-valley/game-server/account/document.ts";
import { boardModel } from "@diamond-valley/game-server/diamond-hero/board-model.ts";
import { emptyWallet, type WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { walletModel } from "@diamond-valley/game-server/wallet/wallet-model.ts";
import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Connection } from "mongoose";

/** Players of the boards: `BENCH_BOARDS_PLAYERS=50000` for a short run, whose figures say little. */
export const PLAYERS = Number(process.env.BENCH_BOARDS_PLAYERS ?? 1_000_000);
/** How many are stored together. */
const PIECE = 20_000;
/** One player in so many has run in Diamond Hero. */
const RUNNERS = 5;
/** Deliveries in stock, of each colour, for those who deliver in the measurement. */
const STOCK = 1_000;

/** The account id of a player, by number: random enough, and found again. */
export function idOf(player: number): string {
  const random = seededRandom(player + 1);
  return Array.from({ length: 3 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
}

/** A score below `most`, as many runs bring them: most of them in the lower half. */
const score = (random: Random, most: number): number => 1 + Math.floor(most * random() * random());

/** What somebody brought the team in three weeks. */
function teamOf(player: number, random: Random): WalletDocument["holdings"] {
  const weeks = [8, 8, 4].map((most) => 100 * score(random, most));
  return {
    colour: 1 + (player % 4),
    points: weeks.reduce((sum, each) => sum + each),
    weeks: Object.fromEntries(weeks.map((each, index) => [index + 1, each])),
  };
}

/** A wallet that has been played with into the third week: on all boards of Kind Heroes, mostly on those of the boss, in a team. */
export function walletOf(player: number, random: Random): WalletDocument {
  const weeks = [score(random, 60), score(random, 60), score(random, 30)];
  const bosses = [2, 3].flatMap((week) =>
    random() < 0.6
      ? [
          [
            week,
            {
              attempts: score(random, 20),
              ended: 1,
              best: { own: score(random, 9_500), equal: score(random, 7_000) },
            },
          ] as const,
        ]
      : [],
  );
  return {
    ...emptyWallet(idOf(player), `v${player}`),
    schemaVersion: walletModel.version,
    holdings: {
      diamonds: 100,
      experience: 9_000,
      bag: { fish: Object.fromEntries(COLOURS.map((colour) => [colour, STOCK])) },
      kind: {
        total: weeks.reduce((sum, each) => sum + each),
        weeks: Object.fromEntries(weeks.map((each, index) => [index + 1, each])),
      },
      ...(bosses.length > 0 && { boss: Object.fromEntries(bosses) }),
      team: teamOf(player, random),
      "sign-in": { days: 9, last: 20_251_021 - (player % 9) },
    },
  };
}

/** Fills wallets, accounts with names, and the board of best runs. */
export async function fill(connection: Connection): Promise<void> {
  const random = seededRandom(1);
  const wallets = walletModel.collection(connection);
  const accounts = accountModel.collection(connection);
  const runs = boardModel.collection(connection);
  for (let from = 0; from < PLAYERS; from += PIECE) {
    const players = Array.from({ length: Math.min(PIECE, PLAYERS - from) }, (_, index) => from + index);
    const written = { ordered: false, writeConcern: { w: 1, journal: false } } as const;
    await wallets.insertMany(
      players.map((player) => walletOf(player, random)),
      written,
    );
    await accounts.insertMany(
      players.map(
        (player) =>
          ({ _id: idOf(player), sub: `sub-${player}`, nickname: `Robot ${player}` }) as AccountDocument,
      ),
      written,
    );
    const runners = players.filter((player) => player % RUNNERS === 0);
    await runs.insertMany(
      runners.map((player) => ({
        ...{ _id: idOf(player), score: score(random, 12_000), plays: score(random, 30), at: player },
        ...{
          seconds: 60,
          kills: 5,
          character: "engineer" as const,
          attempt: `run-${player}`,
          schemaVersion: 2,
        },
      })),
      written,
    );
  }
}
