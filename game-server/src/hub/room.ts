import { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { teamNumber } from "@diamond-valley/schemas/teams/teams.ts";
import { type Emote, Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { createEmoteMatches, type EmoteMatches } from "../emote-match/emote-matches.ts";
import { createShownCounts, SHOW_INTERVAL } from "../people/shown-counts.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import { createPresence, PRESENCE_INTERVAL } from "../sign-in/presence.ts";

/** How often an area looks whose flag flies, ms. */
const FLAG_INTERVAL = 1_000;

/** One area of the village. */
export class HubRoom extends WalkingRoom<Walker> {
  override state = new HubState();
  #matches!: EmoteMatches;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.state.area = this.area;
    this.#matches = createEmoteMatches(this, this.services);
    Object.assign(this.state, { village: 0, world: 0, teamRanks: 0 });
    const showCounts = createShownCounts(this.state, this.services);
    this.clock.setInterval(showCounts, SHOW_INTERVAL / this.services.tempo);
    void showCounts();
    this.clock.setInterval(createPresence(this, this.services), PRESENCE_INTERVAL);
    this.#raiseFlag();
    this.clock.setInterval(() => this.#raiseFlag(), FLAG_INTERVAL);
  }

  #raiseFlag(): void {
    const team = this.services.flags.current();
    this.state.flag = team === null ? 0 : teamNumber(team);
  }

  protected override emoted(client: SeatClient, emote: Emote): void {
    const { x, y } = this.walkerOf(client);
    const { account } = claimsOf(client);
    void this.#matches.show(client.sessionId, { account, emote, x, y, at: this.clock.elapsedTime });
  }

  protected override departed(client: SeatClient): void {
    this.#matches.left(client.sessionId);
    super.departed(client);
  }

  protected override newWalker(): Walker {
    return new Walker();
  }
}
