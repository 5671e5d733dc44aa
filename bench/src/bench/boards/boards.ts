import { setTimeout as sleep } from "node:timers/promises";
import { createPublicIds } from "@diamond-valley/game-server/account/public-ids.ts";
import { createAccountStore } from "@diamond-valley/game-server/account/store.ts";
import { createBoardPlayers } from "@diamond-valley/game-server/boards/board-players.ts";
import { rankOn, topOf } from "@diamond-valley/game-server/boards/look.ts";
import { createOrderIndex, type OrderIndex } from "@diamond-valley/game-server/boards/order-index.ts";
import { createPlayerBoards } from "@diamond-valley/game-server/boards/player-boards.ts";
import { walletSource } from "@diamond-valley/game-server/boards/wallet-source.ts";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { createBestRuns } from "@diamond-valley/game-server/diamond-hero/best-runs.ts";
import { heroSource } from "@diamond-valley/game-server/diamond-hero/board-source.ts";
import { TALLIES, TeamTallies } from "@diamond-valley/game-server/teams/tallies.ts";
import { createWalletStore, type WalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { walletModel } from "@diamond-valley/game-server/wallet/wallet-model.ts";
import type { BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import { pick, seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Connection } from "mongoose";
import { percentile } from "../../statistics.ts";
import { onOwnDatabase } from "../own-database.ts";
import type { Section } from "../report.ts";
import { ASKED, askAll } from "./asking.ts";
import { fill, idOf, PLAYERS } from "./fill.ts";

/** What a question or a write may take of the barest one of its kind (design.md). */
const RATIO = 2;
/** How old a board may be, ms; and what the boards may take of memory, MB. */
const OLDEST = 2_000;
const MEMORY = 256;
/** Scores that are followed until another process shows them. */
const FOLLOWED = 40;
/** In the third week. */
const NOW = Date.parse("2025-10-21T03:00:00Z");

/** Own rank, top and scores on the boards of a million players by their wallets, against the barest find and update. */
export const benchBoards = (): Promise<Section> =>
  onOwnDatabase(async (connection, url) => {
    // Another process: it hears of nothing but what the database holds.
    const other = await connect(url);
    try {
      return await measure(connection, other);
    } finally {
      await other.close();
    }
  });

const indexOf = (connection: Connection): OrderIndex => {
  const deps = walletDeps(connection, { now: () => NOW });
  const sources = [walletSource(deps, { [TALLIES]: () => new TeamTallies() }), heroSource(deps)];
  return createOrderIndex({ deps, sources });
};

async function measure(connection: Connection, elsewhere: Connection): Promise<Section> {
  const deps = walletDeps(connection, { now: () => NOW });
  const store = createWalletStore(deps);
  await Promise.all([store.prepare(), createBestRuns(deps).prepare()]);
  await fill(connection);
  const wallets = walletModel.collection(connection);
  const bareIndex = { "holdings.kind.total": -1, _id: 1 } as const;
  await wallets.createIndex(bareIndex);

  globalThis.gc?.();
  const before = process.memoryUsage();
  const began = performance.now();
  const index = indexOf(connection);
  const ranking = await index.now();
  const loaded = performance.now() - began;
  globalThis.gc?.();
  const grown = process.memoryUsage();
  const megabytes = ranking.bytes / 1e6;
  const growth = (grown.heapUsed + grown.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
  const end = index.begin();

  const accounts = createAccountStore(deps, { tierOf: async () => null });
  const players = createBoardPlayers({ deps, accounts, publicIds: createPublicIds("bench") });
  const shared = createPlayerBoards({ deps, index, players });
  const kind = { "holdings.kind": 1 };
  const looks = await askAll(
    {
      bareFind: (player) => wallets.findOne({ _id: player }, { projection: kind }),
      rank: async (player) => rankOn(await index.now(), "kind.0", player),
      bareTop: () => wallets.find({}, { projection: kind }).sort(bareIndex).limit(50).toArray(),
      top: async () => {
        const ranking = await index.now();
        return players.draw<BoardLine>(ranking, topOf(ranking, "kind.0"), ({ score }) => ({
          ...{ score, best: score, total: score, attempts: null },
        }));
      },
      look: (player) => shared.kindHeroes(player, "all"),
    },
    2,
  );
  await wallets.dropIndex(Object.entries(bareIndex).flat().join("_"));
  const random = seededRandom(3);
  const writes = await askAll(
    {
      bareWrite: (player) => wallets.updateOne({ _id: player }, { $inc: { "holdings.kind.total": 1 } }),
      write: (player, time) => deliver(store, player, `write:${time}`, pick(random, COLOURS)),
    },
    4,
    // As for whoever has come into the game.
    (player) => store.view(player),
  );
  const followed = await follow(store, elsewhere);
  await end();

  const p50 = (times: readonly number[]) => percentile(times, 0.5);
  const row = (what: string, times: readonly number[], bare?: readonly number[]) => [
    ...[what, p50(times).toFixed(2), percentile(times, 0.99).toFixed(2)],
    bare ? `${(p50(times) / p50(bare)).toFixed(2)} x` : "",
  ];
  const verdict = (what: string, times: readonly number[], bare: readonly number[]) => {
    const ratio = p50(times) / p50(bare);
    return { what, budget: `<= ${RATIO} x`, measured: `${ratio.toFixed(2)} x`, kept: ratio <= RATIO };
  };
  const latest = percentile(followed, 1);
  return {
    name: "boards",
    title: "The boards of a million players",
    method: `${PLAYERS.toLocaleString("en")} wallets in the embedded database: all on the boards of Kind Heroes, 6 in 10 on those of the boss of each of two weeks, all in teams, and 1 in 5 with a best run of Diamond Hero; each question ${ASKED} times in turn, for players drawn at random, journalled writes. The order of all ${ranking.players.size.toLocaleString("en")} players was loaded in ${(loaded / 1_000).toFixed(1)} s and takes ${megabytes.toFixed(0)} MB, and the process grew by ${growth.toFixed(0)} MB with it. Nothing of it is in the database: the bare top has an index of its own, which the product does not need. The machine was shared with the builds and tests of other work meanwhile, on both cores.`,
    head: ["what", "p50 ms", "p99 ms", "of the bare one"],
    rows: [
      row("own wallet, by its id: the bare find", looks.bareFind),
      row("own rank", looks.rank, looks.bareFind),
      row("fifty wallets by an index: the bare find", looks.bareTop),
      row(
        "top 50 with names and teams, which all share who look within half a second",
        looks.top,
        looks.bareTop,
      ),
      row("a board as a player sees it: top, own line, three on each side", looks.look, looks.bareTop),
      row("a number of a wallet, by its id: the bare update", writes.bareWrite),
      row("a delivery, which moves its player on two boards", writes.write, writes.bareWrite),
      row("from a delivery until another process shows it", followed),
    ],
    verdicts: [
      verdict("own rank of a million", looks.rank, looks.bareFind),
      verdict("top 50 of a million, with the own line and its neighbours", looks.look, looks.bareTop),
      verdict("a score on boards of a million", writes.write, writes.bareWrite),
      {
        what: "a board's age in another process, of the slowest",
        budget: `<= ${OLDEST} ms`,
        measured: `${latest.toFixed(0)} ms`,
        kept: latest <= OLDEST,
      },
      {
        what: "memory for the boards of a million",
        budget: `<= ${MEMORY} MB`,
        measured: `${megabytes.toFixed(0)} MB`,
        kept: megabytes <= MEMORY,
      },
    ],
  };
}

function deliver(store: WalletStore, player: string, key: string, colour: (typeof COLOURS)[number]) {
  const quantities = { category: "fish", colour, quantity: 10, experience: 1 } as const;
  return store.apply(player, { kind: "delivery", key, ...quantities });
}

/** How long it takes until a process that only reads shows a delivery, ms; it looks like anybody who has the board open. */
async function follow(store: WalletStore, elsewhere: Connection): Promise<number[]> {
  const index = indexOf(elsewhere);
  await index.now();
  const end = index.begin();
  const took: number[] = [];
  for (let time = 0; time < FOLLOWED; time += 1) {
    const player = idOf((time * 7_919) % PLAYERS);
    const pointsNow = async () => {
      const ranking = await index.now();
      return ranking.order("kind.0").pointsOf(ranking.players.find(player)!);
    };
    const before = await pointsNow();
    await deliver(store, player, `follow:${time}`, COLOURS[time % 4]!);
    const began = performance.now();
    while ((await pointsNow()) === before) await sleep(5);
    took.push(performance.now() - began);
    // Not always at the same moment of a round.
    await sleep((time * 97) % 700);
  }
  await end();
  return took;
}
