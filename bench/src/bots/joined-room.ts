import { setTimeout as sleep } from "node:timers/promises";
import type { ArenaConnection } from "@diamond-valley/game-server/arena/testing/arena-client.ts";
import { ERRORS, isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { seatPath } from "@diamond-valley/schemas/places/seat-path.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import type { MoveInput } from "@diamond-valley/schemas/walking/walking.ts";
import type { Client, Room } from "colyseus.js";
import { Client as ColyseusClient } from "colyseus.js";
import { Refused, Unanswered } from "./answers.ts";
import type { Visitor } from "./visitor.ts";

type Seat = Parameters<Client["consumeSeatReservation"]>[0];

/** How long (ms) a room may take to let somebody in, or to answer a request. */
const PATIENCE = 15_000;

/** The HTTP calls that give a seat in the rooms that bots play in. */
export const SEAT_CALLS = {
  hub: "/hub/enter",
  fishing: "/game_rpg/quest/fishing/start",
  mining: "/game_rpg/quest/mining/start",
  hunting: "/game_rpg/quest/hunting/start",
  boss: "/game_rpg/quest/boss/start",
  diamond_hero: "/game_rpg/diamond-hero/start",
} as const satisfies Partial<Record<RoomName, string>>;
export type BotRoom = keyof typeof SEAT_CALLS;

/** A room that a bot is in. */
export interface JoinedRoom<State> {
  readonly state: State;
  /** The SDK's own, for what plays in a world of the arena. */
  readonly connection: ArenaConnection;
  readonly sessionId: string;
  /** Set once the connection is gone, whoever ended it. */
  readonly gone: AbortSignal;
  /** Resolves with the close code when the connection is gone. */
  readonly left: Promise<number>;
  /** @throws Refused where the room said no, Unanswered where the outcome is unknown */
  request<Answer>(type: string, payload: unknown): Promise<Answer>;
  /** Listens for messages that the room sends on its own. */
  on<Message>(type: string, heard: (message: Message) => void): void;
  /** Sends the input of one step, -100..100 on each axis. */
  walk(dx: number, dy: number): void;
  /** Measures Colyseus's own round trip, ms. Never resolves where the connection is lost meanwhile. */
  ping(): Promise<number>;
  leave(): Promise<void>;
}

/**
 * Takes a seat and goes in; an older seat of the same account is given up. `session` is that of the seat that is left
 * by a portal.
 * @throws Refused, Unanswered as `Visitor.call`
 */
export async function joinRoom<State>(
  visitor: Visitor,
  url: string,
  name: BotRoom,
  session?: string,
): Promise<JoinedRoom<State>> {
  return takeSeat(visitor, url, SEAT_CALLS[name], { ...(session ? { session } : {}) });
}

/** The same for a place of the story, of which one kind of room serves many. */
export async function joinStory(
  visitor: Visitor,
  url: string,
  place: PlaceName,
  session?: string,
): Promise<JoinedRoom<StoryState>> {
  return takeSeat(visitor, url, seatPath(place), { place, ...(session ? { session } : {}) });
}

async function takeSeat<State>(
  visitor: Visitor,
  url: string,
  path: string,
  wanted: { place?: PlaceName; session?: string },
): Promise<JoinedRoom<State>> {
  const name = wanted.place ?? path;
  const seat = await visitor.call<Seat>("POST", path, {
    protocol: PROTOCOL_VERSION,
    takeover: true,
    ...wanted,
  });
  const client = new ColyseusClient(url);
  const joining: Promise<Room<unknown, State>> = client.consumeSeatReservation<State>(seat);
  const room = await inTime(joining, `${name}: not let in`);
  // The bots come back by a seat of their own, as a player does after a reload.
  room.reconnection.enabled = false;
  return joinedRoom(room);
}

/** A room that lets somebody in after all, though too late, is left again. */
async function inTime<
  Joined extends { leave(consented: boolean): unknown; reconnection: { enabled: boolean } },
>(joining: Promise<Joined>, otherwise: string): Promise<Joined> {
  const patience = new AbortController();
  const tooLate = sleep(PATIENCE, undefined, { signal: patience.signal }).then(() => {
    const leave = (room: Joined): void => {
      // Else it would come back by itself.
      room.reconnection.enabled = false;
      void room.leave(false);
    };
    joining.then(leave).catch(() => undefined);
    throw new Unanswered(otherwise);
  });
  try {
    return await Promise.race([joining, tooLate]);
  } catch (cause) {
    throw cause instanceof Unanswered ? cause : new Unanswered(otherwise, { cause });
  } finally {
    patience.abort();
    tooLate.catch(() => undefined);
  }
}

function joinedRoom<State>(room: Room<unknown, State>): JoinedRoom<State> {
  const gone = new AbortController();
  const left = new Promise<number>((resolve) => {
    room.onLeave((code) => {
      gone.abort();
      resolve(code);
    });
  });
  // Only rooms that one walks in have inputs of this form.
  let input: ReturnType<typeof room.input<MoveInput>> | undefined;
  // Colyseus keeps one ping at a time: the answer to an older one would be lost.
  let pinged: Promise<unknown> = Promise.resolve();
  return {
    get state() {
      return room.state;
    },
    connection: room,
    sessionId: room.sessionId,
    gone: gone.signal,
    left,
    request: (type, payload) => ask(room, type, payload),
    on: (type, heard) => void room.onMessage(type, heard),
    walk(dx, dy) {
      input ??= room.input<MoveInput>();
      input.data.dx = dx;
      input.data.dy = dy;
      input.send();
    },
    ping() {
      const ping = async (): Promise<number> => {
        const sent = performance.now();
        return new Promise((resolve) => room.ping(() => resolve(performance.now() - sent)));
      };
      const answered = pinged.then(ping);
      pinged = answered;
      return answered;
    },
    async leave() {
      if (gone.signal.aborted) return;
      void room.leave();
      await Promise.race([left, sleep(1_000, undefined, { ref: false })]);
    },
  };
}

interface RequestError extends Error {
  reason?: { code?: string };
}

async function ask<State, Answer>(
  room: Room<unknown, State>,
  type: string,
  payload: unknown,
): Promise<Answer> {
  try {
    return await room.request<unknown, Answer>(type, payload, { timeout: PATIENCE });
  } catch (cause) {
    const { name, reason } = cause as RequestError;
    const code = reason?.code;
    const isMeant = name === "rejected" && !(isErrorCode(code) && ERRORS[code] >= 500);
    if (isMeant) throw new Refused(code ?? "unknown", 0, type);
    throw new Unanswered(`${type}: no answer`, { cause });
  }
}
