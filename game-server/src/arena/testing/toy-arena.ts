import { matchMaker } from "@colyseus/core";
import { TOY_FIELDS, TOY_RULES, toySetup } from "@diamond-valley/schemas/arena/toy-rules.fixture.ts";
import { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { RoomServices } from "../../rooms/room-services.ts";
import type { SeatClaims, SeatClient } from "../../rooms/seat.ts";
import { createSeatLocks } from "../../rooms/seat-locks.ts";
import { type ArenaAttempt, ArenaRoom } from "../arena-room.ts";

const NAME = "toy-arena";

/** Health of a player who calls itself weak, and of the others. */
const [WEAK, STRONG] = [1, 100_000];

/** The least game on the kernel: everybody fights alone, and sees the others walk. */
export class ToyArenaRoom extends ArenaRoom<Walker> {
  override state = new HubState();
  protected override readonly freezes = false;
  /** Attempts that had an outcome, with the accounts whose they were. */
  readonly over: { account: string; attempt: ArenaAttempt }[] = [];

  protected override newWalker(): Walker {
    return new Walker();
  }

  protected override arrived(client: SeatClient): void {
    super.arrived(client);
    const isWeak = client.auth!.account.startsWith("weak");
    this.begin(client, TOY_RULES, toySetup(TOY_FIELDS.room, isWeak ? 2 : 15, { hp: isWeak ? WEAK : STRONG }));
  }

  protected override ended(client: SeatClient, attempt: ArenaAttempt): void {
    this.over.push({ account: client.auth!.account, attempt });
  }

  /** A decision of the room. */
  decide(account: string, code: number, value: number): void {
    const seating = this.seatingOf(account);
    if (seating) this.order(seating.client, code, value);
  }
}

/** Makes rooms of the toy game on a server; no ticket is asked for, the token is the account. */
export function defineToyArena(services: RoomServices): void {
  const Room = class extends ToyArenaRoom {
    static override async onAuth(account: string): Promise<SeatClaims> {
      return {
        account,
        seat: `seat of ${account}`,
        name: account,
        look: 0,
        outfit: 0,
        at: { x: 300, y: 300 },
      };
    }
  };
  matchMaker.defineRoomType(NAME, Room, { services, place: "village" });
}

/** A seat in the toy game. */
export async function toySeat(account: string): Promise<SeatAnswer> {
  const joined = await matchMaker.joinOrCreate(
    NAME,
    {},
    { token: account, headers: new Headers(), ip: "127.0.0.1" },
  );
  const answer = { ...joined, processId: matchMaker.processId } as unknown as SeatAnswer;
  const { roomId, sessionId: session } = answer;
  // As whoever gives seats does.
  await createSeatLocks().write(account, { seat: `seat of ${account}`, place: "village", roomId, session });
  return answer;
}
