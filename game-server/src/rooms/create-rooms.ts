import { defineRoom } from "@colyseus/core";
import type { News } from "@diamond-valley/schemas/album/album.ts";
import { FOUND } from "@diamond-valley/schemas/album/messages.ts";
import type { Push } from "@diamond-valley/schemas/games/contract.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Router } from "express";
import type { Registry } from "prom-client";
import { createAlbum, notedIn } from "../album/album.ts";
import type { Deps } from "../deps.ts";
import type { RoomDefinitions } from "../http/realtime.ts";
import { createCounts } from "../people/counts.ts";
import type { ProgressStore } from "../story/progress.ts";
import { type Answering, askRoom } from "./ask-room.ts";
import { createLastPositionStore, type LastPositionStore } from "./last-positions.ts";
import { createLiveness } from "./liveness.ts";
import { createRoomMetrics } from "./metrics.ts";
import { ROOM_CLASSES } from "./registry.ts";
import type { Games, RoomServices } from "./room-services.ts";
import { roomRoutes } from "./routes.ts";
import type { Appearance } from "./seat.ts";
import { createSeatLocks } from "./seat-locks.ts";
import { createSeats, type SeatParts, type Seats } from "./seats.ts";
import { type Drained, drainRooms } from "./send-on.ts";
import { createStepSchedule } from "./step-schedule.ts";
import { createTickets } from "./tickets.ts";

export interface RoomParts extends Games {
  progress: Pick<ProgressStore, "change">;
  deps: Deps;
  accounts: SeatParts["accounts"];
  entryGift: SeatParts["entryGift"];
  registry: Registry;
}

/** The rooms and the ways into them. */
export interface Rooms {
  /** For `defineServer`: room name -> definition. */
  definitions: RoomDefinitions;
  seats: Seats;
  lastPositions: Pick<LastPositionStore, "read">;
  /** Sends a push to a player who is in a room, in any process. Never throws, and nothing may depend on it. */
  tell<Content>(account: string, push: Push<Content>, content: Content): Promise<void>;
  /** Counts who plays now, in all processes. */
  counts: RoomServices["counts"];
  /** Sends all players on to other processes, for at most `limit` ms. */
  drain(limit: number): Promise<void>;
  /** Routes under `/api/kr`. */
  routes: Router;
  /** Sends a wallet update to a player who is in a room, in any process. Never throws. */
  notifyWallet(account: string, update: WalletUpdate): Promise<void>;
  /** Shows the others a player's new name, look or outfit. */
  showAs(account: string, appearance: Appearance): Promise<void>;
  /** Ends the seat of an account that signs out, or is deleted. Never throws: a seat that is left ends by itself within seconds. */
  signOut(account: string): Promise<void>;
}

/** Composes the rooms with what they stand on. */
export function createRooms({ deps, accounts, entryGift, registry, progress, ...games }: RoomParts): Rooms {
  const locks = createSeatLocks();
  const lastPositions = createLastPositionStore(deps.connection);
  const tickets = createTickets(deps.clock);
  const seeWhoLives = createLiveness();
  const shared = { deps, locks, lastPositions, tickets, seeWhoLives };
  const seats = createSeats({ ...shared, accounts, story: games.story, entryGift });
  const counts = createCounts(seeWhoLives);
  const live = new Set<Drained>();
  const services: RoomServices = {
    ...games,
    attempts: notedIn(createAlbum({ deps, progress, tell: tellFound }), games.attempts),
    deps,
    accounts,
    locks,
    lastPositions,
    metrics: createRoomMetrics(registry, Object.keys(ROOM_CLASSES)),
    counts,
    steps: createStepSchedule(),
    live,
    giveUp: async ({ roomId, seat }, account, version) =>
      (await askRoom(roomId, "handOver", account, seat, version)) ?? null,
    notifyWallet,
  };
  const definitions = Object.entries(ROOM_CLASSES).map(([name, RoomClass]) => {
    // Colyseus asks the class itself, before there is a room: a process has one matchmaker and one set of tickets.
    RoomClass.onAuth = async (ticket) => tickets.check(ticket);
    return [name, defineRoom(RoomClass, { services }).filterBy(["place", "area"])] as const;
  });

  async function inRoom<Question extends keyof Answering>(
    account: string,
    question: Question,
    ...details: Parameters<Answering[Question]>
  ): Promise<void> {
    const held = await seats.whereIs(account);
    if (held) await askRoom(held.roomId, question, ...details);
  }

  async function tell<Content>(account: string, push: Push<Content>, content: Content): Promise<void> {
    await inRoom(account, "notify", account, push.name, content).catch((error: Error) => {
      deps.log.debug({ reason: error.message, push: push.name }, "push not delivered");
    });
  }

  /** Tells a player who is in a room of news from its album. Never throws: the album holds them, and whoever opens it sees them. */
  async function tellFound(account: string, news: readonly News[]): Promise<void> {
    await tell(account, FOUND, { news });
  }

  async function notifyWallet(account: string, update: WalletUpdate): Promise<void> {
    await inRoom(account, "notify", account, "wallet", update).catch((error: Error) => {
      // It happens while Redis is away, which is logged elsewhere, once.
      deps.log.debug({ reason: error.message }, "wallet update not delivered");
    });
  }

  async function leave(account: string): Promise<void> {
    await seats.exit(account, CLOSE_CODES.signedOut).catch((error: Error) => {
      deps.log.warn({ reason: error.message }, "seat not ended at sign-out");
    });
  }

  return {
    definitions: Object.fromEntries(definitions),
    seats,
    lastPositions,
    tell,
    counts,
    drain: (limit) => drainRooms(live, limit),
    routes: roomRoutes(seats),
    notifyWallet,
    showAs: (account, appearance) => inRoom(account, "showAs", account, appearance),
    signOut: leave,
  };
}
