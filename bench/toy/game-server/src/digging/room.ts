import {
  DIGGING_MESSAGES,
  type DigAnswer,
  DiggingState,
  distanceToPit,
  replayDigging,
} from "@diamond-valley/schemas/digging/digging.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";

/** One cave: players walk and dig. */
export class DiggingRoom extends WalkingRoom<Walker> {
  override state = new DiggingState();

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.command(DIGGING_MESSAGES.dig, (client, { depth }) => this.#dig(client, depth));
  }

  /** Pays before it answers. */
  async #dig(client: SeatClient, depth: number): Promise<DigAnswer> {
    if (distanceToPit(this.walkerOf(client)) === null) throw new Problem("too-far");
    const { deps, attempts } = this.services;
    const [seed, inputs] = [deps.seed(), { rules: 1, depth }];
    const { outcome, items, experience } = replayDigging(seed, inputs);
    if (items.length === 0) return { outcome, experience, update: null };
    const attempt = attempts.mint();
    const { update } = await attempts.commit({
      attempt,
      playerId: claimsOf(client).account,
      game: "digging",
      seed,
      inputs,
      operation: {
        kind: "catch",
        key: `quest:digging:${attempt}`,
        category: "fish",
        items: [...items],
        skill: "fishing",
        skillExperience: experience,
      },
    });
    return { outcome, experience, update };
  }

  protected override newWalker(): Walker {
    return new Walker();
  }

  protected override show(session: string, walker: Walker): void {
    this.state.players.set(session, walker);
  }

  protected override hide(session: string): void {
    this.state.players.delete(session);
  }
}
