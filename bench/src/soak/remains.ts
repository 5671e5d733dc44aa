import { auditEverything } from "../faults/audit-everything.ts";
import type { BotFleet } from "../faults/bot-fleet.ts";
import { readGauge } from "./gauges.ts";
import { eventually } from "./network.ts";
import type { Stack } from "./stack.ts";

/** A room that nobody is in ends within a minute; a lock that nobody renews within three quarters of one. */
const EMPTY_WITHIN = 150_000;

/** By then (ms) bots that leave have left. */
const LEFT_WITHIN = 5_000;

/** So great a share of them may be on their way then. */
const STAY_MAX = 0.1;

/** What is there once all were told to leave. */
export interface Remains {
  /** How many bots were in yet after `LEFT_WITHIN`, on their way from one room to another: they were cut off, as where a page is closed. */
  cut: number;
  /** What should not be there after that. */
  left: string[];
}

/** What is there once the `players` were told to leave. A server that lets hardly anybody leave is among it. */
export async function remainsOf(stack: Stack, players: number): Promise<Remains> {
  const { front } = stack;
  await eventually(() => front.sockets() === 0, LEFT_WITHIN);
  const cut = front.sockets();
  front.cutAll();
  const stayed = cut > players * STAY_MAX ? [`${cut} of ${players} could not leave`] : [];
  return { cut, left: [...stayed, ...(await stuckIn(stack))] };
}

/** Rooms and seats of nobody, in words. */
async function stuckIn({ servers, redis }: Stack): Promise<string[]> {
  const gauges = () => Promise.all(servers.map(({ url }) => readGauge(url, 0)));
  const isEmpty = async (): Promise<boolean> => {
    const [seats, rooms] = await Promise.all([redis.look.keys("seat:*"), redis.look.hlen("roomcaches")]);
    const all = await gauges();
    return (
      seats.length === 0 && rooms === 0 && all.every((gauge) => gauge?.rooms === 0 && gauge.players === 0)
    );
  };
  if (await eventually(isEmpty, EMPTY_WITHIN)) return [];
  const left: string[] = [];
  for (const [index, gauge] of (await gauges()).entries()) {
    const { name } = servers[index]!;
    if (!gauge) left.push(`${name} does not answer`);
    else if (gauge.rooms > 0 || gauge.players > 0)
      left.push(`${name} still has ${gauge.rooms} rooms and ${gauge.players} players`);
  }
  const seats = await redis.look.keys("seat:*");
  const places = await Promise.all(seats.map(async (key) => `${key} ${await redis.look.get(key)}`));
  if (seats.length > 0) left.push(`${seats.length} seats are locked still: ${places.join(", ")}`);
  const rooms = await redis.look.hlen("roomcaches");
  if (rooms > 0) left.push(`${rooms} rooms are listed still`);
  return left;
}

/** What was promised to anybody, held against the database. Nobody may play. */
export async function auditOf({ connection }: Stack, fleet: BotFleet) {
  return auditEverything(
    connection,
    fleet.everybody.map(({ journal }) => journal),
  );
}
