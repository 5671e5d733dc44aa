import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { HoldingPath, Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import { held } from "@diamond-valley/schemas/wallet/holdings.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { signInKey } from "@diamond-valley/schemas/wallet/operations/sign-in.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { type BestRuns, createBestRuns } from "../diamond-hero/best-runs.ts";
import type { TeamTallies } from "../teams/tallies.ts";
import { TALLIES } from "../teams/tallies.ts";
import { freshDatabase } from "../testing/database.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { many } from "../wallet/testing/player.ts";
import { rankOn, standingOn, topOf } from "./look.ts";
import { type FreshBoards, freshBoards } from "./testing/fresh-boards.ts";
import { WALLET_BOARDS } from "./wallet-board.ts";

const database = freshDatabase();
/** Season time of all processes, which runs through weeks: it turns on Mondays at 09:00 KST. */
const START = Date.parse("2025-10-12T22:00:00Z");
let now = START;
const clock = { now: () => now };

/** Processes on one database, each with a connection, wallets and boards of its own. */
interface Process {
  deps: Deps;
  wallets: WalletStore;
  runs: BestRuns;
  boards: FreshBoards;
}
const processes: Process[] = [];
async function newProcess(): Promise<Process> {
  const deps = walletDeps(await connect(database.url), clock);
  const wallets = createWalletStore(deps);
  return { deps, wallets, runs: createBestRuns(deps), boards: freshBoards(deps) };
}
beforeAll(async () => {
  processes.push(await newProcess(), await newProcess());
  await Promise.all([processes[0]!.wallets.prepare(), processes[0]!.runs.prepare()]);
});
afterAll(() => Promise.all(processes.map(({ deps }) => deps.connection.close())));

let operations = 0;
const fresh = () => `${++operations}`;

/** Something that somebody does in the season; refusals are as good as anything. */
const DEEDS = {
  async deliver({ wallets }: Process, id: string, more: number) {
    const colour = COLOURS[more % 4]!;
    const stock = { category: "fish", items: many(colour, 1), skill: "fishing", skillExperience: 0 } as const;
    await wallets.apply(id, { kind: "catch", key: fresh(), ...stock });
    const delivery = { category: "fish", colour, quantity: 1, experience: 1 } as const;
    await wallets.apply(id, { kind: "delivery", key: fresh(), ...delivery });
  },
  async fight({ wallets }: Process, id: string, more: number) {
    const [attempt, week] = [fresh(), 2 + (more % 2)];
    await wallets.apply(id, { kind: "boss-start", key: `start:${attempt}`, attempt, week });
    const ended = {
      attempt,
      week,
      arms: more % 3 === 0 ? "equal" : "own",
      won: false,
      score: 1 + (more % 4),
    };
    await wallets.apply(id, { kind: "boss-end", key: `end:${attempt}`, ...ended } as WalletOperation);
  },
  async run({ runs }: Process, id: string, more: number) {
    const result = { score: 1 + (more % 5), seconds: 1, kills: 0, coins: 0, prisms: 0, cleared: false };
    const counted = { week: 1 + (more % 3), plays: 1 + (more % 2), weekPlays: 1 };
    const run = { account: id, character: "engineer", ranked: true, at: now, ...result, ...counted } as const;
    await runs.enter({ _id: fresh(), ...run });
  },
  async join({ wallets }: Process, id: string, more: number) {
    const team = COLOURS[more % 4]!;
    await wallets.apply(id, { kind: "join-team", key: joinTeamKey(team), team, day: 20_251_013 });
  },
  async signIn({ wallets }: Process, id: string, more: number) {
    const day = 20_251_010 + (more % 8);
    await wallets.apply(id, { kind: "sign-in", key: signInKey(`${day}`), day });
  },
  async leave({ wallets, runs }: Process, id: string) {
    await wallets.erase(id);
    await runs.erase(id);
  },
  /** Three hours go by: days and weeks turn. */
  async wait() {
    now += 3 * 3_600_000;
  },
} satisfies Record<string, (by: Process, id: string, more: number) => Promise<void>>;
type Deed = keyof typeof DEEDS;

/** Every board by a plain sort of what the database holds. */
async function naive(
  ids: readonly string[],
): Promise<Map<string, { id: string; points: [number, number] }[]>> {
  const { wallets, deps } = processes[0]!;
  const all = await Promise.all(ids.map(async (id) => [id, await wallets.holdings(id)] as const));
  const stored = await deps.connection.collection<Record<string, never>>("hero_board").find().toArray();
  // Whoever is deleted is on no board, whatever of it comes behind the end.
  const gone = new Set(all.filter(([, holdings]) => held(holdings, "closed") > 0).map(([id]) => id));
  const boards = new Map<string, { id: string; points: [number, number] }[]>();
  const sort = (name: string, lines: { id: string; points: [number, number] }[]) =>
    boards.set(
      name,
      lines
        .filter(({ id, points }) => points[0] > 0 && !gone.has(id))
        .sort((a, b) => b.points[0] - a.points[0] || a.points[1] - b.points[1] || (a.id < b.id ? -1 : 1)),
    );
  for (const { name, score, attempts } of WALLET_BOARDS)
    sort(
      name,
      all.map(([id, holdings]) => ({ id, points: [score(holdings), attempts(holdings) ?? 0] })),
    );
  for (const week of [0, 1, 2, 3, 4])
    sort(
      `hero.${week}`,
      stored
        .map((line) => [String(line._id), (week === 0 ? line : (line.weeks?.[week] ?? {})) as Run] as const)
        .map(([id, { score = 0, plays = 9 }]) => ({ id, points: [score, plays] })),
    );
  return boards;
}
interface Run {
  score?: number;
  plays?: number;
}

function expectSame(
  ranking: Awaited<ReturnType<FreshBoards["index"]["now"]>>,
  name: string,
  lines: { id: string; points: [number, number] }[],
  ids: readonly string[],
) {
  const isBetter = (a: [number, number], b: [number, number]) =>
    a[0] > b[0] || (a[0] === b[0] && a[1] < b[1]);
  const ranked = lines.map((line) => ({
    account: line.id,
    rank: 1 + lines.filter((other) => isBetter(other.points, line.points)).length,
    score: line.points[0],
  }));
  expect(topOf(ranking, name)).toEqual(ranked.slice(0, 50));
  for (const id of ids) {
    const place = ranked.findIndex(({ account }) => account === id);
    expect(rankOn(ranking, name, id)).toBe(ranked[place]?.rank ?? null);
    const behind = lines.filter((other) => place >= 0 && isBetter(lines[place]!.points, other.points)).length;
    expect(standingOn(ranking, name, id)).toEqual({
      around: place < 0 ? [] : ranked.slice(Math.max(0, place - 3), place + 4),
      players: lines.length,
      percentile: place < 0 ? null : Math.floor((100 * behind) / lines.length),
    });
  }
}

/** The teams by adding up what wallets hold, of a week or, for 0, of all time. */
function sums(all: readonly Holdings[], since: number, week: number): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const holdings of all) {
    const team = COLOURS[held(holdings, "team.colour") - 1];
    if (!team) continue;
    const of = (path: HoldingPath) => held(holdings, path);
    const [members, active, points, activePoints] = sums[team] ?? [0, 0, 0, 0];
    const isActive = Number(of("sign-in.last") >= since);
    const own = of(week === 0 ? "team.points" : `team.weeks.${week}`);
    sums[team] = [members! + 1, active! + isActive, points! + own, activePoints! + isActive * own];
  }
  return sums;
}

test("whatever players do in several processes, with ties, deletions, days and weeks that turn: every board of each process, and of one that starts later, is that of a plain sort", async () => {
  const deed = fc.record({
    what: fc.constantFrom(...(Object.keys(DEEDS) as Deed[]), "deliver", "fight", "fight", "run"),
    who: fc.nat(11),
    by: fc.nat(1),
    more: fc.nat(100),
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 60 }), async (deeds) => {
      round += 1;
      now = START;
      const ids = Array.from({ length: 12 }, (_, index) =>
        (round * 4_096 + ((index * 7) % 12)).toString(16).padStart(24, "a"),
      );
      const done = async (some: typeof deeds) => {
        for (const { what, who, by, more } of some)
          await DEEDS[what](processes[by]!, ids[who]!, more).catch((error: Error) => {
            if (!/^[a-z-]+$/.test(error.message)) throw error;
          });
      };
      await Promise.all([0, 1].map((process) => done(deeds.filter(({ by }) => by === process))));
      const started = await newProcess();
      try {
        const everybody = (
          await database.connection
            .collection("wallets")
            .find({}, { projection: { _id: 1 } })
            .toArray()
        )
          .map(({ _id }) => String(_id))
          .concat(ids);
        const all = [...new Set(everybody)];
        const wanted = await naive(all);
        const holdings = await Promise.all(all.map((id) => started.wallets.holdings(id)));
        for (const { boards } of [...processes, started]) {
          const ranking = await boards.index.now();
          for (const [name, lines] of wanted) expectSame(ranking, name, lines, ids);
          for (const week of [0, 1, 2, 3, 4]) {
            const tallies = (ranking.kept(TALLIES) as TeamTallies).since(20_251_013, week);
            const shown = [...tallies].map(([team, { members, active, points, activePoints }]) => [
              team,
              [members, active, points, activePoints],
            ]);
            expect(Object.fromEntries(shown)).toEqual(sums(holdings, 20_251_013, week));
          }
        }
      } finally {
        await started.deps.connection.close();
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
