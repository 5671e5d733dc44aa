import { certainlyGiven, paidSoFar, sumOf } from "@diamond-valley/game-server/community/counting.ts";
import { emptyWallet, type WalletDocument } from "@diamond-valley/game-server/wallet/document.ts";
import { createWalletStore, type WalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { walletModel } from "@diamond-valley/game-server/wallet/wallet-model.ts";
import { weekTheme } from "@diamond-valley/schemas/quests/week-theme.ts";
import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Connection } from "mongoose";
import { median } from "../../statistics.ts";
import { onOwnDatabase } from "../own-database.ts";
import type { Section } from "../report.ts";

/** Players who have given something, in how many pieces they are put there, and how often each count is made. */
const PLAYERS = 100_000;
const PIECE = 10_000;
const COUNTS = 5;
/** Players of a run who deliver three times each, and how many of them at the same time. */
const DELIVERERS = 150;
const EACH = 3;
const PARALLEL = 32;
const RUNS = 16;
/** The least share that a delivery which counts for the week may have of the rate of one that does not: it writes to one index more. */
const SHARE = 0.8;
/** The week of the season in which `walletDeps` stands. */
const WEEK = 1;

/** What the community goal costs a delivery, and what counting it takes. */
export const benchCommunity = (): Promise<Section> => onOwnDatabase(measure);

async function measure(connection: Connection): Promise<Section> {
  const deps = walletDeps(connection);
  const wallets = createWalletStore(deps);
  await wallets.prepare();
  const theme = weekTheme(WEEK) as Category;
  const other: Category = theme === "ore" ? "fish" : "ore";
  const rates = { counts: [] as number[], doesNot: [] as number[], shares: [] as number[] };
  // The first run of each warms up; from then on they begin in turns.
  for (let run = 0; run <= RUNS; run += 1) {
    const order = run % 2 === 0 ? [theme, other] : [other, theme];
    const each = new Map<Category, number>();
    for (const category of order) each.set(category, await deliver(wallets, category, run));
    const [counts, doesNot] = [each.get(theme)!, each.get(other)!];
    if (run === 0) continue;
    rates.counts.push(counts);
    rates.doesNot.push(doesNot);
    rates.shares.push(counts / doesNot);
  }
  await fill(connection);
  const sum = await timed(() => sumOf(deps, WEEK));
  const certain = await timed(() => certainlyGiven(deps, WEEK));
  const unpaid = await timed(() => paidSoFar(deps, WEEK, 0, 500));
  const share = median(rates.shares);
  return {
    name: "community",
    title: "The community goal",
    method: `Deliveries of ${DELIVERERS} players, ${PARALLEL} under way at the same time, in turns of the week's theme and of another category: medians of ${RUNS} runs, and of their shares; the embedded database. Then ${PLAYERS.toLocaleString("en")} wallets that gave something, counted ${COUNTS} times: a sum rests for 50 times as long as it took, the certain one is made only where a step would be reached.`,
    head: ["what", "median"],
    rows: [
      ["deliveries a second that count for the week", median(rates.counts).toFixed(0)],
      ["deliveries a second that do not", median(rates.doesNot).toFixed(0)],
      [`the sum of ${PLAYERS.toLocaleString("en")} players, ms`, sum.toFixed(0)],
      ["the certain sum, each player once, ms", certain.toFixed(0)],
      ["500 who are unpaid, found, ms", unpaid.toFixed(1)],
    ],
    verdicts: [
      {
        what: "a delivery that counts, of the rate of one that does not",
        budget: `>= ${SHARE}x`,
        measured: `${share.toFixed(2)}x`,
        kept: share >= SHARE,
      },
    ],
  };
}

/** Deliveries a second, of players who have all that they deliver. */
async function deliver(wallets: WalletStore, category: Category, run: number): Promise<number> {
  const players = Array.from({ length: DELIVERERS }, (_, index) => `${category}-${run}-${index}`);
  const items = Array.from({ length: 10 * EACH }, () => "blue" as const);
  const stock = {
    kind: "catch",
    key: "stock",
    category,
    items,
    skill: "fishing",
    skillExperience: 1,
  } as const;
  await Promise.all(players.map((player) => wallets.apply(player, stock)));
  const quantities = { category, colour: "blue", quantity: 10, experience: 10 } as const;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    for (let player = players.pop(); player; player = players.pop())
      for (let time = 0; time < EACH; time += 1)
        await wallets.apply(player, { kind: "delivery", key: `delivery:${time}`, ...quantities });
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return (1_000 * DELIVERERS * EACH) / (performance.now() - began);
}

async function fill(connection: Connection): Promise<void> {
  const wallets = walletModel.collection(connection);
  for (let from = 0; from < PLAYERS; from += PIECE)
    await wallets.insertMany(
      Array.from({ length: PIECE }, (_, index): WalletDocument => {
        const player = from + index;
        const given = { given: 1 + (player % 20), ...(player % 3 === 0 && { early: 1 }) };
        return { ...emptyWallet(`gave-${player}`, "1"), holdings: { goal: { [WEEK]: given } } };
      }),
      { ordered: false },
    );
}

async function timed(count: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < COUNTS; time += 1) {
    const began = performance.now();
    await count();
    took.push(performance.now() - began);
  }
  return median(took);
}
