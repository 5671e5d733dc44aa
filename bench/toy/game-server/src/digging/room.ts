import { DIGGING_MESSAGES, DiggingState, replayDigging } from "@diamond-valley/schemas/digging/digging.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { RoomOptions } from "../rooms/base-room.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";

/** One cave: players walk and dig. */
export class DiggingRoom extends WalkingRoom<Walker> {
  override state = new DiggingState();

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.command(DIGGING_MESSAGES.dig, (_, inputs) => {
      const { found } = replayDigging(this.services.deps.seed(), inputs);
      return { found };
    });
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
