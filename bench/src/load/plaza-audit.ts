import { setTimeout as sleep } from "node:timers/promises";
import { accountModel } from "@diamond-valley/game-server/account/account-model.ts";
import { holdingsOf } from "@diamond-valley/game-server/wallet/document.ts";
import { auditWallets, linesOf } from "@diamond-valley/game-server/wallet/invariants.ts";
import { walletModel } from "@diamond-valley/game-server/wallet/wallet-model.ts";
import type { PlayerBoard } from "@diamond-valley/schemas/boards/boards.ts";
import { DAY, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { MATCHES_DAILY } from "@diamond-valley/schemas/emote-match/emote-match.ts";
import {
  ACTIVE_DAYS,
  NOBODY,
  type TeamBoard,
  type TeamTally,
  teamBoard,
} from "@diamond-valley/schemas/teams/board.ts";
import { type Team, teamOf } from "@diamond-valley/schemas/teams/teams.ts";
import { type HoldingPath, type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Connection } from "mongoose";
import type { Journal } from "../bots/journal.ts";
import { createVisitor } from "../bots/visitor.ts";
import { accountOf } from "../faults/evidence.ts";

/** How long (ms) boards may take to show the last that was done, on a busy machine. */
const SETTLED = 30_000;

/** What was held against the database and what the boards say, and what was wrong with it. */
export interface PlazaAudit {
  wallets: number;
  matches: number;
  deliveries: number;
  boards: number;
  violations: string[];
}

interface Player {
  readonly id: string;
  readonly name: string;
  readonly holdings: Holdings;
}

/** Holds points, matches and boards against the ledger and naive sums. Call it while nobody plays; `now` is season time. */
export async function auditPlaza(
  connection: Connection,
  url: string,
  journals: readonly Journal[],
  now: number,
): Promise<PlazaAudit> {
  const violations = (await auditWallets(connection)).map(
    ({ player, invariant, detail }) => `wallet ${player}: ${invariant}: ${detail}`,
  );
  const players = await playersIn(connection);
  const { matches, faults } = await auditMatches(connection, journals);
  const [asker] = journals;
  const boards = asker ? await auditBoards(url, asker.loginHint, players, now, connection) : [];
  const deliveries = players.reduce((sum, { holdings }) => sum + held(holdings, "kind.total"), 0);
  violations.push(...faults, ...boards);
  return { wallets: players.length, matches, deliveries, boards: 3, violations };
}

async function playersIn(connection: Connection): Promise<Player[]> {
  const wallets = await walletModel.collection(connection).find().toArray();
  const accounts = await accountModel.collection(connection).find().toArray();
  const names = new Map(accounts.map(({ _id, nickname = "" }) => [_id, nickname]));
  return wallets.map((wallet) => ({
    id: wallet._id,
    name: names.get(wallet._id) ?? "",
    holdings: holdingsOf(wallet),
  }));
}

/** Each match has two sides, at most three a day count for a player, and whoever was told of one has it. */
async function auditMatches(
  connection: Connection,
  journals: readonly Journal[],
): Promise<{ matches: number; faults: string[] }> {
  const faults: string[] = [];
  const made = new Map<string, Set<string>>();
  for (const wallet of await walletModel.collection(connection).find().toArray()) {
    const lines = await linesOf(connection, wallet);
    const keys = lines.flatMap(({ kind, key }) => (kind === "match" ? [key] : []));
    made.set(wallet._id, new Set(keys));
    const byDay = Map.groupBy(keys, (key) => key.split(":")[1]);
    for (const [day, some] of byDay)
      if (some.length > MATCHES_DAILY) faults.push(`${wallet._id} has ${some.length} matches on ${day}`);
  }
  for (const [player, keys] of made)
    for (const key of keys) {
      const [, day = "", other = ""] = key.split(":");
      const theirs = [...(made.get(other) ?? [])].filter((each) => each.startsWith(`match:${day}:`));
      if (!theirs.includes(`match:${day}:${player}`) && theirs.length < MATCHES_DAILY)
        faults.push(`${player} matched ${other}, who had matches left and has none of it`);
    }
  for (const { loginHint, matches } of journals) {
    const account = await accountOf(connection, loginHint);
    const counted = made.get(account ?? "")?.size ?? 0;
    if (matches > counted) faults.push(`${loginHint} was told of ${matches} matches and has ${counted}`);
  }
  return { matches: [...made.values()].reduce((sum, { size }) => sum + size, 0), faults };
}

/** What each board shows, as one bot is answered, against plain sums and sorts of what the wallets hold. */
async function auditBoards(
  url: string,
  loginHint: string,
  players: readonly Player[],
  now: number,
  connection: Connection,
): Promise<string[]> {
  const visitor = createVisitor({ url });
  await visitor.signIn(loginHint);
  const self = await accountOf(connection, loginHint);
  const ask = <Board>(path: string) => visitor.call<Board>("GET", `/game_rpg/leaderboard/${path}`);
  const faults: string[] = [];
  const hold = async (name: string, read: () => Promise<unknown>, wanted: unknown): Promise<void> => {
    const text = JSON.stringify(wanted);
    for (const end = performance.now() + SETTLED; ; await sleep(200)) {
      const shown = JSON.stringify(await read());
      if (shown === text) return;
      if (performance.now() < end) continue;
      faults.push(`the board ${name} shows ${shown.slice(0, 400)}, and should ${text.slice(0, 400)}`);
      return;
    }
  };
  for (const [path, holding] of [
    ["team?span=week", "team.weeks.2"],
    ["team?span=all", "team.points"],
  ] as const)
    await hold(
      path,
      async () => (await ask<TeamBoard>(path)).lines,
      teamBoard(talliesOf(players, holding, now)),
    );
  for (const [path, holding] of [
    ["quests?span=week", "kind.weeks.2"],
    ["quests?span=all", "kind.total"],
  ] as const)
    await hold(
      path,
      async () => {
        const { top, around, players } = await ask<PlayerBoard>(path);
        const inShort = (lines: PlayerBoard["top"]) =>
          lines.map(({ rank, name, score }) => [rank, name, score]);
        return [inShort(top), inShort(around), players];
      },
      sortedBy(players, holding, self),
    );
  return faults;
}

function talliesOf(players: readonly Player[], path: HoldingPath, now: number): Map<Team, TeamTally> {
  const since = Number(koreanDay(now - (ACTIVE_DAYS - 1) * DAY));
  const tallies = new Map<Team, TeamTally>();
  for (const { holdings } of players) {
    const team = teamOf(holdings);
    if (!team) continue;
    const { members, active, points, activePoints } = tallies.get(team) ?? NOBODY;
    const own = held(holdings, path);
    const isActive = Number(held(holdings, "sign-in.last") >= since);
    tallies.set(team, {
      members: members + 1,
      active: active + isActive,
      points: points + own,
      activePoints: activePoints + isActive * own,
    });
  }
  return tallies;
}

/** The top, those around somebody, and how many there are, by a plain sort. */
function sortedBy(players: readonly Player[], path: HoldingPath, self: string | null): unknown {
  const scoreOf = ({ holdings }: Player): number => held(holdings, path);
  const sorted = players
    .filter((player) => scoreOf(player) > 0)
    .sort((one, other) => scoreOf(other) - scoreOf(one) || (one.id < other.id ? -1 : 1));
  const shown = (some: readonly Player[]) =>
    some.map((player) => [
      1 + sorted.filter((other) => scoreOf(other) > scoreOf(player)).length,
      player.name,
      scoreOf(player),
    ]);
  const place = sorted.findIndex(({ id }) => id === self);
  const near = place < 0 ? [] : sorted.slice(Math.max(0, place - 3), place + 4);
  return [shown(sorted.slice(0, 50)), shown(near), sorted.length];
}
