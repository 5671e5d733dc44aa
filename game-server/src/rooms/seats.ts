import { CloseCode } from "@colyseus/core";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { isClosedForNow } from "@diamond-valley/schemas/places/closed.ts";
import { joinedByDialog } from "@diamond-valley/schemas/places/parts.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { CLOSE_CODES, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { PlayerAnswer, SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { isEventOpen } from "@diamond-valley/schemas/season/open.ts";
import type { RegistrationKind } from "../account/document.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import type { Interactions } from "../story/interactions.ts";
import { reserveSeat } from "./areas.ts";
import { askRoom } from "./ask-room.ts";
import type { LastPosition, LastPositionStore } from "./last-positions.ts";
import { arrivalIn, portalAt } from "./maps.ts";
import type { Appearance, HeldSeat, SeatClaims } from "./seat.ts";
import type { SeatLocks } from "./seat-locks.ts";
import type { Tickets } from "./tickets.ts";

/** What is asked of an account before it gets a seat. */
export interface Player extends Appearance {
  registered: boolean;
  /** How the player registered. */
  registration?: RegistrationKind | null;
}

export interface SeatParts {
  deps: Deps;
  locks: SeatLocks;
  lastPositions: LastPositionStore;
  tickets: Tickets;
  /** Finds out which processes live, so that no room of another one is asked. */
  seeWhoLives(): Promise<unknown>;
  story: Pick<Interactions, "admit" | "enter">;
  accounts: { byId(account: string): Promise<Player | null | undefined> };
  /** Does what is due to a player who is let in, once each. */
  entryGift(account: string, player: Player): Promise<void>;
}

/** How a seat is asked for. */
export interface SeatWish {
  protocol: number;
  /** The session of the seat that the asking tab holds itself. */
  session?: string | undefined;
  /** The area that is wanted, where it has room. */
  area?: number | undefined;
}

/** The players' seats: one for each account, whichever process it is in (spec 2 §8: one tab at a time). */
export interface Seats {
  /**
   * Reserves a seat in a place; the position and the area are kept when the player was there last.
   * @throws Problem closed, reload-needed, not-registered, too-far, game-closed, forbidden (the gate of the place), multiple-tabs,
   * area-full
   */
  enter(account: string, place: PlaceName, wish: SeatWish, takeover: boolean): Promise<SeatAnswer>;
  /** Gives the account's seat up, wherever it is. The close code tells its client why. */
  exit(account: string, code?: number): Promise<void>;
  /** The account's seat, or null. */
  whereIs(account: string): Promise<HeldSeat | null>;
  /** Where the account's player is, as it may know itself. */
  player(account: string): Promise<PlayerAnswer>;
}

/** A last position whose area may be unknown. */
type Last = Omit<LastPosition, "area"> & { readonly area: number | undefined };

/** The seats of all rooms, over the locks that every process sees. */
export function createSeats({
  deps,
  locks,
  lastPositions,
  tickets,
  seeWhoLives,
  accounts,
  story,
  entryGift,
}: SeatParts): Seats {
  async function enter(
    account: string,
    place: PlaceName,
    { protocol, session, area }: SeatWish,
    takeover: boolean,
  ): Promise<SeatAnswer> {
    if (!isEventOpen(deps.season(), deps.clock.now())) throw new Problem("closed");
    if (protocol !== PROTOCOL_VERSION) throw new Problem("reload-needed");
    const player = await accounts.byId(account);
    if (!player?.registered) throw new Problem("not-registered");

    await seeWhoLives();
    return locks.exclusively(account, async (inTime) => {
      const held = await locks.read(account);
      const status = held ? ((await askRoom(held.roomId, "seatOf", account)) ?? "gone") : "gone";
      const ownTab = held !== null && held.session === session;
      if (status === "online" && !ownTab && !takeover) throw new Problem("multiple-tabs");

      const last = await lastPosition(account, status === "gone" ? null : held);
      const stays = last?.place === place;
      const portal = last ? portalAt(last.place, place, last) : undefined;
      const isBeside = last !== null && joinedByDialog(last.place, place);
      // The village is entered from everywhere; any other place from itself, or through a portal or a dialog (spec 2 §2).
      if (!stays && !portal && !isBeside && PLACES[place].entry !== "anywhere") throw new Problem("too-far");
      // Who was here before the game was closed may come back; nothing begins.
      if (!stays && isClosedForNow(place, deps.season())) throw new Problem("game-closed");
      await story.admit(account, place);
      await entryGift(account, player);
      const claims: SeatClaims = {
        account,
        seat: deps.id(),
        name: player.nickname,
        look: player.look,
        outfit: player.outfit,
        at: stays ? { x: last.x, y: last.y } : arrivalIn(place, portal),
      };
      inTime();
      // Who comes back to a place of its own, as after a reload, goes on with the attempt there.
      const goesOn = PLACES[place].private && held?.place === place;
      // A tab keeps its seat until it has joined the next, and so does an attempt that is taken along; any other seat ends now.
      const isKept = status === "online" ? ownTab : goesOn && status !== "gone";
      if (held && isKept) claims.replaces = { seat: held.seat, roomId: held.roomId, goesOn };
      else if (held && status !== "gone")
        await askRoom(held.roomId, "evict", account, CLOSE_CODES.moved, held.seat);

      const preferred = area ?? (stays ? last.area : undefined);
      inTime();
      const seat = await reserveSeat(place, claims, preferred, { tickets, locks, log: deps.log });
      inTime();
      // Not sooner: whoever is refused is where it was, and so is its visit.
      if (!stays) await story.enter(account, place, last?.place ?? null);
      inTime();
      if (!claims.replaces) {
        const { roomId, sessionId } = seat;
        await locks.write(account, { seat: claims.seat, place, roomId, session: sessionId });
      }
      return seat;
    });
  }

  /**
   * Where the player is now, or was last. Who holds a seat is where the seat is: the way there may not be stored yet, or could not
   * be. Its area is known from the store alone.
   */
  async function lastPosition(account: string, held: HeldSeat | null): Promise<Last | null> {
    const stored = await lastPositions.read(account);
    const at: Point | null | undefined = held && (await askRoom(held.roomId, "position", account));
    if (!held || !at) return stored;
    const area = stored?.place === held.place ? stored.area : undefined;
    return { place: held.place, area, x: at.x, y: at.y };
  }

  return {
    enter,
    whereIs: (account) => locks.read(account),
    async exit(account, code = CloseCode.CONSENTED) {
      const held = await locks.read(account);
      if (!held) return;
      await askRoom(held.roomId, "evict", account, code, held.seat);
      await locks.release(account, held.seat);
    },
    async player(account) {
      const held = await locks.read(account);
      const status = held ? await askRoom(held.roomId, "seatOf", account) : "gone";
      if (!held || !status || status === "gone") return { room: null, place: null, online: false };
      return { room: PLACES[held.place].room, place: held.place, online: status === "online" };
    },
  };
}
