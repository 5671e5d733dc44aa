import { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import { createPresence, PRESENCE_INTERVAL } from "../sign-in/presence.ts";

/** One area of the village. */
export class HubRoom extends WalkingRoom<Walker> {
  override state = new HubState();

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.state.area = this.area;
    this.clock.setInterval(createPresence(this, this.services), PRESENCE_INTERVAL);
  }

  protected override newWalker(): Walker {
    return new Walker();
  }
}
