import { ECHO_INTERVAL } from "@diamond-valley/schemas/fishing/press.ts";
import { StoryState } from "@diamond-valley/schemas/story/state.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import type { SeatClient } from "../rooms/seat.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";
import { type ConnectedTries, createTries } from "./tries.ts";

/** A story place: one player alone, who walks and touches what stands there. Which place it is comes with the options. */
export class StoryRoom extends WalkingRoom<Walker> {
  override state = new StoryState();
  readonly #tries = new Map<string, ConnectedTries>();

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    this.clock.setInterval(() => {
      for (const tries of this.#tries.values()) tries.echo();
    }, ECHO_INTERVAL);
  }

  protected override newWalker(): Walker {
    return new Walker();
  }

  protected override triesOf({ sessionId }: SeatClient): ConnectedTries | undefined {
    return this.#tries.get(sessionId);
  }

  protected override arrived(client: SeatClient): void {
    super.arrived(client);
    this.#meet(client);
  }

  // A try is over with its connection: another one may be far slower.
  protected override returned(client: SeatClient): void {
    super.returned(client);
    this.#meet(client);
  }

  protected override departed(client: SeatClient): void {
    this.#part(client);
    super.departed(client);
  }

  #meet(client: SeatClient): void {
    this.#part(client);
    this.#tries.set(client.sessionId, createTries(client, this.services.deps));
  }

  #part({ sessionId }: SeatClient): void {
    this.#tries.get(sessionId)?.close();
    this.#tries.delete(sessionId);
  }
}
