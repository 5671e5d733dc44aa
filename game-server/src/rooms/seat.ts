import { type Client, CloseCode, type Deferred, ServerError } from "@colyseus/core";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { CLOSE_CODES } from "@diamond-valley/schemas/protocol.ts";
import type { Logger } from "pino";
import { hasAcknowledged } from "./acknowledged.ts";
import type { CarriedAttempt } from "./carried.ts";
import type { SeatLocks } from "./seat-locks.ts";

/** Who takes a seat, where in the place, as the server decided it; nothing of it comes from the client. */
export interface SeatClaims {
  account: string;
  /** Names this seat among all that the account ever takes. */
  seat: string;
  name: string;
  /** A packed `CharacterLook`. */
  look: number;
  /** A packed `Outfit`. */
  outfit: number;
  at: Point;
  /** The seat that is given up for this one as soon as it is joined, and whether its attempt goes on here. */
  replaces?: { seat: string; roomId: string; goesOn: boolean };
}

/** Gives up a seat that another one replaces; see `Answering.handOver`. */
export type GiveUp = (
  replaced: Pick<NonNullable<SeatClaims["replaces"]>, "roomId" | "seat">,
  account: string,
  version: number | null,
) => Promise<CarriedAttempt | null>;

/** A client of a room: `auth` holds the claims of its seat. */
export type SeatClient = Client<{ auth: SeatClaims }>;

/** The one seat of an account, as all processes see it. */
export interface HeldSeat {
  seat: string;
  place: PlaceName;
  roomId: string;
  /** The session id, which only the tab that holds the seat knows. */
  session: string;
}

/**
 * A seat's status in its room: held for a dropped player, held for one that was sent on to another process and takes an attempt
 * along, or gone without its lock having been released.
 */
export type SeatStatus = "online" | "away" | "moving" | "gone";

/** One player of a room, from the seat's first use until it is free again; a reconnection is the same seating. */
export interface Seating {
  client: SeatClient;
  claims: SeatClaims;
  /** By which it comes back, each time by the same: a line may break before a new one has arrived. */
  readonly token: string;
  /** Whether it has come back at least once, after a lost line or, with its attempt, from another room. */
  isBack: boolean;
  /** While the place of a dropped player is held; rejecting it ends the wait. */
  held: Deferred | undefined;
  /** Whether the process is drained and an attempt waits here to be taken along. */
  moving: boolean;
  /** Looks for which the player is left alone while the process is drained. */
  settles: number;
  /** Resolves when the last of its positions is stored. */
  stored: Promise<void>;
  /** Resolves when the seat is free again. */
  over: Promise<void>;
  end(): void;
}

/** Begins the seating of a client that took its seat. */
export function startSeating(client: SeatClient, claims: SeatClaims): Seating {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { reconnectionToken: token } = client;
  const stored = Promise.resolve();
  return {
    client,
    claims,
    token,
    isBack: false,
    held: undefined,
    moving: false,
    settles: 0,
    stored,
    over,
    end,
  };
}

/** The status of an account's seat in the room that was asked; no seating where it has none there. */
export function statusOf(seating: Seating | undefined): SeatStatus {
  if (!seating) return "gone";
  if (seating.moving) return "moving";
  return seating.held ? "away" : "online";
}

/** The claims of the client's seat, which its ticket proved. */
export function claimsOf(client: SeatClient): SeatClaims {
  if (!client.auth) throw new ServerError(CLOSE_CODES.signedOut, "no seat without a ticket");
  return client.auth;
}

/** Whether a lost connection may be one that comes back; the codes from 4000 on are sent on purpose. */
export function mayComeBack(code: number | undefined): boolean {
  return code === undefined || code < CloseCode.CONSENTED || code === CloseCode.MAY_TRY_RECONNECT;
}

/** Whether the line of somebody who came back broke before it had joined: Colyseus gives another code to that. */
export function isCutOff({ isBack, client }: Seating, code: number | undefined): boolean {
  return isBack && code === CloseCode.WITH_ERROR && !hasAcknowledged(client);
}

/** What others see of an account. */
export interface Appearance {
  /** Empty shows as `player:unnamed`. */
  nickname: string;
  /** A packed `CharacterLook`. */
  look: number;
  /** A packed `Outfit`. */
  outfit: number;
}

/**
 * Takes the seat of a client that joins: locks it, and gives up the one that it replaces. Answers the attempt of this `version`
 * of the rules that the player takes along from there, or null.
 * @throws ServerError where the account has another seat, which this one does not replace, or has given this one up already
 */
export async function takeSeat(
  { locks, giveUp }: { locks: Pick<SeatLocks, "replace">; giveUp: GiveUp },
  { account, seat, replaces }: SeatClaims,
  where: Omit<HeldSeat, "seat">,
  version: number | null,
): Promise<CarriedAttempt | null> {
  await locks.replace(account, { seat, ...where }, (held) => {
    if (held && held.seat !== seat && held.seat !== replaces?.seat)
      throw new ServerError(CLOSE_CODES.moved, "this account sits elsewhere");
    // A seat that replaces none was locked when it was given: its player has signed out since.
    if (!held && !replaces) throw new ServerError(CLOSE_CODES.moved, "this seat was given up");
    return true;
  });
  return replaces ? giveUp(replaces, account, version) : null;
}

export interface SeatRenewal {
  locks: Pick<SeatLocks, "renew">;
  accounts: { byId(account: string): Promise<Appearance | null | undefined> };
  deps: { log: Logger };
}

/** A seat after its renewal. */
export interface RenewedSeat {
  /** The close code of a seat that is over; null where it stays. */
  over: number | null;
  /** As the account has it now; absent where it could not be read. */
  appearance?: Appearance | null | undefined;
}

/**
 * Renews the lock of a live seat, and reads what an operator may have changed beside the servers. The seat is over when
 * its lock was taken by another while this process was stalled, or its account was erased.
 */
export async function renewSeat(
  { locks, accounts, deps }: SeatRenewal,
  account: string,
  held: HeldSeat,
): Promise<RenewedSeat> {
  try {
    const appearance = await accounts.byId(account);
    if (appearance === null) return { over: CLOSE_CODES.signedOut };
    return { over: (await locks.renew(account, held)) ? null : CLOSE_CODES.moved, appearance };
  } catch (error) {
    // It happens while Redis or the database is away, which is logged elsewhere, once.
    deps.log.debug({ reason: (error as Error).message }, "seat lock not renewed");
    return { over: null };
  }
}
