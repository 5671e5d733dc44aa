import type { IRoomCache, MatchMakerDriver } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RoomDirectory } from "@diamond-valley/game-server/scale/room-directory.ts";
import { startRedis } from "@diamond-valley/game-server/testing/redis.ts";
import { Redis } from "ioredis";
import { percentile } from "../../statistics.ts";
import type { Section } from "../report.ts";

/** Live rooms of all processes: most are private ones of the story, one in ten is an area of the village. */
const SIZES = [100, 1_000, 10_000] as const;
const VILLAGE = 0.1;
/** Entries that are measured, one after the other. */
const ENTRIES = 100;
/** What an entry may cost among the most rooms, of what it costs by the platform's own list. */
const RATIO = 0.3;

interface Cost {
  /** Time of one entry's questions, ms. */
  p50: number;
  p99: number;
  /** Processor of the asking process, ms an entry. */
  cpu: number;
}

/** What an entry asks of the list of rooms, by how many rooms there are, against the platform's own driver. */
export async function benchRooms(): Promise<Section> {
  const redis = await startRedis();
  const connection = new Redis(redis.url);
  try {
    const rows: string[][] = [];
    let ratio = Number.NaN;
    for (const size of SIZES) {
      await redis.look.flushall();
      const directory = new RoomDirectory(connection);
      await fill(directory, size);
      const own = await costOf(directory);
      const theirs = await costOf(new RedisDriver(connection) as unknown as MatchMakerDriver);
      rows.push(rowOf(size, "ours", own), rowOf(size, "Colyseus's", theirs));
      ratio = own.cpu / theirs.cpu;
    }
    return {
      name: "rooms",
      title: "Finding a room among many",
      method: `What one entry asks of the list of rooms in Redis: all areas of the village, the one that was chosen, and the room of the last seat; ${ENTRIES} entries, one after the other. One room in ten is an area of the village, the others are private. CPU: of the asking process.`,
      head: ["rooms", "list", "p50 ms", "p99 ms", "CPU ms an entry"],
      rows,
      verdicts: [
        {
          what: "CPU of an entry among 10,000 rooms, against Colyseus's own list",
          budget: `<= ${RATIO}x`,
          measured: `${ratio.toFixed(2)}x`,
          kept: ratio <= RATIO,
        },
      ],
    };
  } finally {
    connection.disconnect();
    await redis.close();
  }
}

const rowOf = (size: number, list: string, { p50, p99, cpu }: Cost): string[] => [
  String(size),
  list,
  p50.toFixed(2),
  p99.toFixed(2),
  cpu.toFixed(3),
];

async function fill(directory: RoomDirectory, size: number): Promise<void> {
  for (let index = 0; index < size; index += 1) {
    const isVillage = index % (1 / VILLAGE) === 0;
    await directory.persist(roomOf(index, isVillage), true);
  }
}

function roomOf(index: number, isVillage: boolean): IRoomCache {
  const metadata = isVillage ? { place: "village", area: index } : { place: "warehouse", area: 1 };
  return {
    ...{ roomId: `room-${index}`, name: isVillage ? "hub" : "story", processId: `process-${index % 10}` },
    ...{
      clients: isVillage ? 50 : 1,
      maxClients: isVillage ? 50 : 1,
      locked: false,
      private: false,
      unlisted: false,
    },
    ...{ metadata, createdAt: new Date(), publicAddress: "play.example/p1" },
  } as unknown as IRoomCache;
}

async function costOf(directory: MatchMakerDriver): Promise<Cost> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const began = performance.now();
    await directory.query({ name: "hub" });
    await directory.findOne({ name: "hub", locked: false, place: "village", area: 0 } as Partial<IRoomCache>);
    await directory.query({ roomId: "room-1" });
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (user + system) / 1_000 / ENTRIES,
  };
}
