import { matchMaker } from "@colyseus/core";
import type { WatchedPart } from "@diamond-valley/schemas/arena/watching.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { CarriedAttempt } from "./carried.ts";
import type { Outcome } from "./commands.ts";
import type { Appearance, SeatStatus } from "./seat.ts";
import { withTimeout } from "./timeout.ts";

/** What other parts of the server may ask of a live room about one account's player. Arguments are plain JSON. */
export interface Answering {
  /** Whether every place in the room is taken, which its listing may not show yet. */
  hasReachedMaxClients(): boolean;
  /** The status of the account's seat in this room; one that is being joined is waited for, as in the next questions. */
  seatOf(account: string): Promise<SeatStatus>;
  /** Who has a seat here. */
  seated(): { account: string; session: string }[];
  /** Where the account's player is, or null. */
  position(account: string): Promise<Point | null>;
  /**
   * Ends the account's seat, or only `seat` where one is named, and answers once it has ended. The close code tells
   * the client why; a consented one looks like its own leaving.
   */
  evict(account: string, code: number, seat?: string): Promise<void>;
  /**
   * The player has taken `seat`'s successor: ends it, and answers the attempt that the player takes along, where there is one
   * that rules of this version go on with.
   */
  handOver(account: string, seat: string, version: number | null): Promise<CarriedAttempt | null>;
  /** Sends a message to the account's player, if it is here. */
  notify(account: string, type: string, message: unknown): void;
  /** Shows another name, look or outfit, chosen while playing. */
  showAs(account: string, appearance: Appearance): void;
  /**
   * The next part of the account's play for `viewer`, who has `from` ticks of `attempt`; null where it plays nothing that can be
   * watched.
   */
  watch(account: string, viewer: string, attempt: string | null, from: number): WatchedPart | null;
  /** Does what the player could also ask for by the message of that name. */
  act(account: string, message: string, content: unknown): Promise<Outcome>;
}

/** How long (ms) a room of another process may take. */
const TIMEOUT = 3_000;

/**
 * Asks a live room, in this process or another. Answers undefined where the room is gone, or its process does not
 * answer any more: a process that was killed leaves its rooms listed until somebody notices, which is done here.
 */
export async function askRoom<Question extends keyof Answering>(
  roomId: string,
  question: Question,
  ...details: Parameters<Answering[Question]>
): Promise<Awaited<ReturnType<Answering[Question]>> | undefined> {
  const [listed] = matchMaker.getLocalRoomById(roomId) ? [] : await matchMaker.query({ roomId });
  if (!listed && !matchMaker.getLocalRoomById(roomId)) return undefined;
  type Answer = Awaited<ReturnType<Answering[Question]>>;
  const asked = matchMaker.remoteRoomCall<Answering>(roomId, question, details, TIMEOUT);
  try {
    // Colyseus counts its time from when it hears, which it does not while Redis is away.
    return (await withTimeout(2 * TIMEOUT, asked)) as Answer;
  } catch {
    if (listed) await withTimeout(TIMEOUT, matchMaker.healthCheckProcessId(listed.processId)).catch(() => {});
    return undefined;
  }
}
