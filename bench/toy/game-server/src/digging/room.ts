import {
  DIGGING_MESSAGES,
  type DigAnswer,
  DiggingState,
  distanceToPit,
  replayDigging,
} from "@diamond-valley/schemas/digging/digging.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import { Problem } from "../http/problem.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import type { Tell } from "../wallet/store.ts";

/** One cave: players walk and dig. */
export class DiggingRoom extends WalkingRoom<Walker> {
  override state = new DiggingState();

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.command(DIGGING_MESSAGES.dig, (client, { depth }, tell) => this.#dig(client, depth, tell));
  }

  /** Pays before it answers; the answer takes along what that changed in the wallet. */
  async #dig(client: SeatClient, depth: number, tell: Tell): Promise<DigAnswer> {
    if (distanceToPit(this.walkerOf(client)) === null) throw new Problem("too-far");
    const { deps, attempts } = this.services;
    const [seed, inputs] = [deps.seed(), { rules: 1, depth }];
    const { outcome, items, experience } = replayDigging(seed, inputs);
    if (items.length === 0) return { outcome, experience };
    const attempt = attempts.mint();
    const operation: CatchOperation = {
      kind: "catch",
      key: `quest:digging:${attempt}`,
      category: "fish",
      items: [...items],
      skill: "fishing",
      skillExperience: experience,
    };
    const playerId = claimsOf(client).account;
    await attempts.commit({ attempt, playerId, game: "digging", seed, inputs, operation }, tell);
    return { outcome, experience };
  }

  protected override newWalker(): Walker {
    return new Walker();
  }
}
