import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { matchMaker } from "@colyseus/core";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { DEMO_START, type SeasonView, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import type { Membership } from "@diamond-valley/schemas/story/membership.ts";
import { Client, type Room as ClientRoom } from "colyseus.js";
import type { Connection } from "mongoose";
import { pino } from "pino";
import { Registry } from "prom-client";
import { freshBoards } from "../boards/testing/fresh-boards.ts";
import { createFights } from "../boss/fights.ts";
import { createFlights } from "../deep/flights.ts";
import type { Deps } from "../deps.ts";
import { createBestRuns } from "../diamond-hero/best-runs.ts";
import type { Board } from "../diamond-hero/board.ts";
import { createBoardCheck } from "../diamond-hero/board-check.ts";
import { createReplayer } from "../diamond-hero/replayer.ts";
import { createRuns } from "../diamond-hero/runs.ts";
import { openRealtime, type Realtime } from "../http/realtime.ts";
import { createRooms, type Rooms } from "../rooms/create-rooms.ts";
import type { LastPosition } from "../rooms/last-positions.ts";
import type { Player } from "../rooms/seats.ts";
import { createDailySignIn } from "../sign-in/daily-sign-in.ts";
import { createInteractions } from "../story/interactions.ts";
import { createProgressStore } from "../story/progress.ts";
import { createTeamFlags, type TeamFlags } from "../teams/flags.ts";
import { createTeams } from "../teams/teams.ts";
import { type Attempts, createAttempts } from "../wallet/attempts.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";

/** A game server without the account pages: rooms over real sockets on the database of the test. */
export interface TestGame {
  /** `ws://` address of the server. */
  address: string;
  port: number;
  rooms: Rooms;
  deps: Deps;
  wallets: WalletStore;
  /** The board of Diamond Hero. */
  board: Board;
  attempts: Attempts;
  registry: Registry;
  /** Whose flag flies in the village; they are looked at when a test says so. */
  flags: TeamFlags;
  /** Lines that were logged as errors. */
  errors: unknown[];
  /** Accounts by id; change them to play somebody else. Whoever is not in it is registered as "Robot <id>". */
  accounts: Map<string, Player | null>;
  /** Who somebody is at the store; nobody in particular where it doesn't say. */
  members: Map<string, Membership>;
  /** What the season says; change `stage` to flip it. */
  season: SeasonView;
  /** Stores where a player was last. */
  stand(account: string, position: LastPosition): Promise<void>;
  /** Sets the game's clock ahead by `ms`. */
  skip(ms: number): void;
  /** Takes a seat and joins it with an SDK client, through `address` where it isn't the server's own. */
  join<State = unknown>(account: string, place: PlaceName, how?: How): Promise<ClientRoom<unknown, State>>;
  seat(account: string, place: PlaceName, how?: How): Promise<SeatAnswer>;
  close(): Promise<void>;
}

interface How {
  takeover?: boolean;
  session?: string;
  /** The area that is wanted. */
  area?: number;
  address?: string;
  /** Whether the SDK comes back by itself when the line breaks. */
  comesBack?: boolean;
}

/** What a test may ask of its game. */
interface Asked {
  /** Divides waiting times. */
  tempo?: number;
  /** Whether days in the village are counted, which pays everybody who comes; else wallets hold what a test earns. */
  signsIn?: boolean;
}

/** Starts one; a process has only one at a time, since Colyseus's matchmaker is the process's own. */
export async function startGame(
  connection: Connection,
  { tempo = 20, signsIn = false }: Asked = {},
): Promise<TestGame> {
  const errors: unknown[] = [];
  const began = performance.now();
  const log = pino({ level: "error" }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  let skipped = 0;
  const clock = { now: () => DEMO_START + skipped + Math.round(performance.now() - began) };
  const season = { ...seasonAt(DEMO_START) };
  let seeds = 0;
  const deps: Deps = {
    clock,
    log,
    connection,
    season: () => season,
    seed: () => ++seeds,
    id: () => randomBytes(12).toString("hex"),
  };
  const accounts = new Map<string, Player | null>();
  const wallets = createWalletStore(deps);
  const attempts = createAttempts(deps, wallets);
  await wallets.prepare();
  const fights = createFights(deps, wallets);
  await fights.prepare();
  const flights = createFlights(deps);
  await flights.prepare();
  const runs = createRuns(deps, wallets);
  await runs.prepare();
  const registry = new Registry();
  const players = {
    byId: async (id: string) =>
      accounts.has(id)
        ? accounts.get(id)
        : { registered: true, nickname: `Robot ${id}`, look: 1_234, outfit: 0 },
  };
  const bestRuns = createBestRuns(deps);
  await bestRuns.prepare();
  const replayer = createReplayer();
  const boardCheck = createBoardCheck({ deps, bestRuns, replayer });
  const progress = createProgressStore(deps);
  const boards = freshBoards(deps);
  const flags = createTeamFlags(deps, boards.index);
  const members = new Map<string, Membership>();
  const membership = { byId: async (id: string) => members.get(id) ?? null };
  const story = createInteractions({ deps, wallets, progress, accounts: membership });
  const rooms = createRooms({
    deps,
    registry,
    wallets,
    attempts,
    fights,
    flights,
    runs,
    boardCheck,
    story,
    flags,
    signIn: signsIn ? createDailySignIn(deps, wallets) : { signIn: async () => null },
    teams: createTeams({ deps, wallets, index: boards.index, flags }),
    progress,
    tempo,
    entryGift: async () => {},
    accounts: players,
  });
  wallets.onChange((account, update) => void rooms.notifyWallet(account, update));
  const http = createServer();
  const realtime = await openRealtime(
    http,
    { publicUrl: "http://valley.test", publicAddress: undefined, redisUrl: undefined },
    rooms.definitions,
    deps,
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}`;

  const seat = (account: string, place: PlaceName, { takeover = false, session, area }: How = {}) =>
    rooms.seats.enter(account, place, { protocol: PROTOCOL_VERSION, session, area }, takeover);

  return {
    address,
    port,
    rooms,
    deps,
    wallets,
    attempts,
    board: boards.hero,
    registry,
    flags,
    errors,
    accounts,
    members,
    season,
    async stand(account, position) {
      const { area, place, x, y } = position;
      await connection
        .collection<{ _id: string }>("places")
        .updateOne({ _id: account }, { $set: { area, place, x, y } }, { upsert: true });
    },
    skip(ms) {
      skipped += ms;
    },
    seat,
    async join<State>(account: string, place: PlaceName, how: How = {}) {
      const client = new Client(how.address ?? address);
      const joined = await client.consumeSeatReservation<State>(await seat(account, place, how));
      await new Promise<void>((resolve) => joined.onStateChange.once(() => resolve()));
      const enabled = how.comesBack ?? false;
      Object.assign(joined.reconnection, { enabled, minUptime: 0, maxEnqueuedMessages: 0 });
      return joined as ClientRoom<unknown, State>;
    },
    async close() {
      await closeAll(http, realtime);
      await replayer.close();
    },
  };
}

async function closeAll(http: Server, realtime: Realtime): Promise<void> {
  await realtime.close();
  http.closeAllConnections();
}

/** Waits until `condition` answers something true, and answers it. Throws after 10 s. */
export async function until<T>(condition: () => T | Promise<T>, patience = 10_000): Promise<NonNullable<T>> {
  for (const end = performance.now() + patience; ; await sleep(10)) {
    const met = await condition();
    if (met) return met as NonNullable<T>;
    if (performance.now() > end) throw new Error(`it did not come true: ${condition}`);
  }
}

/** The rooms of a name that are live in this process. */
export async function liveRooms(name: RoomName) {
  return matchMaker.query({ name });
}
