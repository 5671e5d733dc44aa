import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client, type Room } from "colyseus.js";
import { afterAll, beforeAll } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { digestOfSub } from "../account/person.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { type FreshDatabase, freshDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";
import { startRedis, type TestRedis } from "./redis.ts";
import { registrationOf } from "./registration.ts";
import { exitOf, forkServer, untilReady } from "./server-process.ts";
import { type Answer, newVisitor, type Session, signIn } from "./sign-in.ts";

/** One of two server processes on one database and one Redis. */
export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** `http://localhost:<port>`: the way to this very process. */
  url: string;
  /** The lines that it logged, at warning and above. */
  logged: Array<{ msg?: string }>;
}

/** Somebody registered: one browser's cookies, through each process. */
export interface TwoDoors {
  id: string;
  a: Session;
  b: Session;
  /** Puts items into the bag. */
  fish(items: StockItem[]): Promise<void>;
}

/** Two servers as behind a proxy, whose public address is the first one's. Filled in before the first test runs. */
export interface TwoServers {
  a: ServerProcess;
  b: ServerProcess;
  redis: TestRedis;
  database: FreshDatabase;
  /** Signs in and registers through the first server. */
  player(hint: string): Promise<TwoDoors>;
}

/** Gives the calling test file two server processes, with more variables of the environment where it needs them. */
export function twoServers(environment: Record<string, string> = {}): TwoServers {
  const database = freshDatabase();
  const servers = { database, player } as TwoServers;
  let registered = 0;
  let wallets: WalletStore;

  async function start(port: number, publicPort: number): Promise<ServerProcess> {
    const child = forkServer({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${publicPort}`,
      PUBLIC_ADDRESS: `localhost:${port}`,
      MONGODB_URL: database.url,
      REDIS_URL: servers.redis.url,
      RATE_LIMIT_FORMS: "1000000",
      RATE_LIMIT_CODES: "1000000",
      RATE_LIMIT_ENTRIES: "1000000",
      RATE_LIMIT_SEATS: "1000000",
      ...environment,
    });
    const server: ServerProcess = { child, port, url: `http://localhost:${port}`, logged: [] };
    child.stderr?.resume();
    void keepLines(child, server.logged);
    await untilReady(child);
    return server;
  }

  beforeAll(async () => {
    servers.redis = await startRedis();
    const [first, second] = [await freePort(), await freePort()];
    [servers.a, servers.b] = await Promise.all([start(first, first), start(second, first)]);
    wallets = createWalletStore(walletDeps(database.connection, { now: () => DEMO_START }));
  });
  afterAll(async () => {
    for (const { child } of [servers.a, servers.b].filter(Boolean)) {
      child.kill("SIGKILL");
      await exitOf(child);
    }
    await servers.redis?.close();
  });

  async function player(hint: string): Promise<TwoDoors> {
    const a = await signIn(servers.a.url, hint);
    const { status, body } = await a.call("POST", "/register", registrationOf(++registered));
    if (status !== 200) throw new Error(`the registration was refused: ${JSON.stringify(body)}`);
    const accounts = database.connection.collection<AccountDocument>("accounts");
    const account = await accounts.findOne({ sub: digestOfSub(hint) });
    if (!account) throw new Error(`${hint} has no account`);
    return {
      id: account._id,
      a,
      b: newVisitor(servers.b.url, a.cookies),
      async fish(items) {
        const key = `quest:fishing:${randomBytes(8).toString("hex")}`;
        const skill = { skill: "fishing", skillExperience: 0 } as const;
        await wallets.apply(account._id, { kind: "catch", key, category: "fish", items, ...skill });
      },
    };
  }

  return servers;
}

/** Asks for a seat in the village, or by another path, through a door. */
export function askSeat(
  door: Session,
  takeover = false,
  path = "/hub/enter",
): Promise<Answer<SeatAnswer & { code?: string }>> {
  return door.call("POST", path, { protocol: PROTOCOL_VERSION, takeover });
}

/** Sits down at the process that the seat names, or at `address` where it names none. */
export async function sitDown(
  seat: SeatAnswer,
  // Nobody answers there: the seat must name its process.
  address = "ws://localhost:9",
): Promise<Room<unknown, HubState>> {
  const room = await new Client(address).consumeSeatReservation<HubState>(seat);
  Object.assign(room.reconnection, { enabled: false });
  room.onMessage("wallet", () => {});
  await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  return room as Room<unknown, HubState>;
}

/**
 * Takes a seat in the village through a door and sits down.
 * @throws Error with the server's refusal
 */
export async function sit(
  door: Session,
  takeover = false,
  address?: string,
): Promise<Room<unknown, HubState>> {
  const { status, body } = await askSeat(door, takeover);
  if (status !== 200) throw new Error(`no seat: ${status} ${JSON.stringify(body)}`);
  return sitDown(body, address);
}

async function keepLines(child: ChildProcess, lines: ServerProcess["logged"]): Promise<void> {
  let rest = "";
  for await (const chunk of child.stdout ?? []) {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) lines.push(part.startsWith("{") ? JSON.parse(part) : { msg: part });
  }
}
