import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { HOME, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";
import { Client, CloseCode } from "colyseus.js";
import type { WritableAtom } from "nanostores";
import type { Calls } from "./calls.ts";
import { type Connection, type ConnectionEvent, retryDelay, step } from "./connection.ts";
import { listenToHeart } from "./heartbeat.ts";
import { leaveRoom } from "./leave.ts";
import type { PlaceRoom } from "./places.ts";
import type { HeldSeat, SeatMemory } from "./seat-memory.ts";

/** How long a reserved seat may take to be joined, ms. */
const JOIN_TIMEOUT = 8_000;
/** How long the SDK may try to take a held seat again, ms: one of its attempts may hang for minutes. */
const RECONNECT_TIMEOUT = 12_000;
/** By then (ms) the server has a walker where its player saw it at a door: a slow line brings the last steps late. */
const STEPS_ARRIVE = 600;

/** Refusals of a place that the player was in before: far from its doors, or not for this player any more. */
const SHUT_OUT: ReadonlySet<ErrorCode> = new Set(["too-far", "forbidden"]);

export interface SessionParts {
  takeSeat: Calls["takeSeat"];
  /** Where the player's seat is, whoever holds it. */
  place: Calls["place"];
  /** Joins a room with a reserved seat. */
  join: (seat: SeatAnswer) => Promise<PlaceRoom>;
  $connection: WritableAtom<Connection>;
  memory: SeatMemory;
  /** Called with each joined room; the answer is called when that room is over. */
  arrive: (place: PlaceName, room: PlaceRoom) => () => void;
}

export interface Session {
  /** Where `start` enters: where this tab was before a reload, else the first place. */
  first(): PlaceName;
  /** Enters for the first time. */
  start(): Promise<void>;
  /** Walks over to another place, or to an `area` of any place, where that has room. Throws an ApiProblem or Unreachable; the present place is kept then. */
  travel(place: PlaceName, area?: number): Promise<void>;
  /** Plays here although the game runs in another tab, and where that one is: its visit of a place goes on. */
  takeOver(): Promise<void>;
  /** Tries again when the player asks for it. */
  retry(): Promise<void>;
  end(): Promise<void>;
}

interface Seat {
  place: PlaceName;
  room: PlaceRoom;
  depart: () => void;
}

/** Joins rooms at the realtime server with this origin. */
export function joinWith(endpoint: string): SessionParts["join"] {
  const client = new Client(endpoint);
  return (seat) => client.consumeSeatReservation(seat) as Promise<PlaceRoom>;
}

/** Leaves a room that nobody waits for any more, for good. */
function abandon(room: PlaceRoom): void {
  Object.assign(room.reconnection, { enabled: false });
  void leaveRoom(room);
}

/** The player's way through rooms: one seat at a time, taken again when it is lost. */
export function createSession({
  takeSeat,
  place: placeNow,
  join,
  $connection,
  memory,
  arrive,
}: SessionParts): Session {
  let seat: Seat | null = null;
  /** The seat that this tab had last. The server may hold it still, and must not take the way back for a second tab. */
  let lastSession: string | null = null;
  let wanted: PlaceName = HOME;
  /** Number of the latest wish for a seat. */
  let latest = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: ConnectionEvent): void => {
    if (ended) return;
    const [before, after] = [$connection.get(), step($connection.get(), event)];
    // What changes nothing leaves what is under way alone.
    if (after === before) return;
    $connection.set(after);
    clearTimeout(timer);
    // Not while a seat is being asked for: a slow line takes longer than the pause, and the next wish would undo this one.
    const delay = event.type === "enter" ? null : retryDelay(after);
    if (delay !== null) timer = setTimeout(() => void enter(false, lastSession), delay);
  };

  const vacate = (): Seat | null => {
    const left = seat;
    seat = null;
    left?.depart();
    return left;
  };

  const sitDown = (place: PlaceName, room: PlaceRoom): void => {
    // The SDK holds back for 5 s after joining and replays what it queued: we start at once and replay nothing. Its pauses grow
    // to 5 s, which would leave one try for who is back after seven.
    const tries = { minUptime: 0, maxRetries: 10, maxDelay: 2_000 };
    Object.assign(room.reconnection, { ...tries, maxEnqueuedMessages: 0 });
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const stopListening = listenToHeart(room);
    const lose = (closeCode: number): void => {
      if (seat?.room !== room) return;
      vacate();
      dispatch({ type: "left", closeCode });
    };
    room.onDrop(() => {
      if (seat?.room !== room) return;
      dispatch({ type: "dropped" });
      giveUp ??= setTimeout(() => {
        lose(CloseCode.FAILED_TO_RECONNECT);
        room.reconnection.enabled = false;
        room.connection.close();
      }, RECONNECT_TIMEOUT);
    });
    room.onReconnect(() => {
      clearTimeout(giveUp);
      giveUp = undefined;
      if (seat?.room === room) dispatch({ type: "joined" });
    });
    room.onLeave(lose);
    const takeOff = arrive(place, room);
    const depart = (): void => {
      clearTimeout(giveUp);
      stopListening();
      takeOff();
    };
    seat = { place, room, depart };
    lastSession = room.sessionId;
    memory.hold({ place, session: room.sessionId });
    dispatch({ type: "joined" });
  };

  /** Takes a seat at `place`, giving up the one that is held. Only the latest of several wishes counts. */
  const take = async (
    place: PlaceName,
    takeover: boolean,
    session: string | null,
    area?: number,
  ): Promise<void> => {
    latest += 1;
    const mine = latest;
    const reserved = await takeSeat(place, { takeover, session, ...(area !== undefined && { area }) });
    // From here on the server may end the old seat at any time: that is no news.
    const before = mine === latest ? vacate() : null;
    const joining = join(reserved);
    const room = await withTimeout(JOIN_TIMEOUT, joining)
      .catch((error: unknown) => {
        // Let in after all, though too late: held on to it would be a second tab of our own.
        void joining.then(abandon, () => {});
        throw new Unreachable(error);
      })
      .finally(() => before && void leaveRoom(before.room));
    if (mine === latest && !ended) sitDown(place, room);
    else await leaveRoom(room);
  };

  const enter = async (takeover: boolean, session: string | null = null): Promise<void> => {
    dispatch({ type: "enter" });
    const mine = latest + 1;
    try {
      await take(wanted, takeover, session);
    } catch (error) {
      // What became of an older wish is no news.
      if (mine !== latest) return;
      if (!(error instanceof ApiProblem)) return dispatch({ type: "unreachable" });
      if (!SHUT_OUT.has(error.code) || wanted === HOME)
        return dispatch({ type: "refused", code: error.code });
      // The first place is entered from anywhere, by everybody.
      wanted = HOME;
      await enter(takeover, session);
    }
  };

  let kept: HeldSeat | null | undefined;
  const recall = (): HeldSeat | null => {
    if (kept === undefined) kept = memory.recall();
    return kept;
  };

  const network = (): void => {
    const up = navigator.onLine;
    const held = seat?.room.reconnection.isReconnecting ?? false;
    // A short outage may leave the socket whole.
    if (up && seat?.room.connection.isOpen) dispatch({ type: "joined" });
    else dispatch({ type: "network", up, held });
  };
  window.addEventListener("online", network);
  window.addEventListener("offline", network);

  return {
    first: () => recall()?.place ?? HOME,
    start() {
      wanted = recall()?.place ?? HOME;
      return enter(false, recall()?.session ?? null);
    },
    async travel(place, area) {
      const from = seat;
      if (!from) throw new Unreachable();
      const go = () => take(place, false, from.room.sessionId, area);
      try {
        await go().catch(async (error: unknown) => {
          if (!(error instanceof ApiProblem) || error.code !== "too-far" || seat !== from) throw error;
          await new Promise((done) => setTimeout(done, STEPS_ARRIVE));
          return go();
        });
        wanted = place;
      } catch (error) {
        // The old seat may be gone already: then the way back is to enter again.
        if (seat === null) dispatch({ type: "unreachable" });
        throw error;
      }
    },
    async takeOver() {
      dispatch({ type: "enter" });
      // Without an answer the way in finds out what is wrong.
      wanted = (await placeNow().catch(() => null)) ?? wanted;
      return enter(true);
    },
    retry: () => enter(false, lastSession),
    async end() {
      ended = true;
      latest += 1;
      clearTimeout(timer);
      window.removeEventListener("online", network);
      window.removeEventListener("offline", network);
      memory.forget();
      const left = vacate();
      if (left) await leaveRoom(left.room);
    },
  };
}
