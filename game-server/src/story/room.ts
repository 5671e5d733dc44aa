import { StoryState } from "@diamond-valley/schemas/story/state.ts";
import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { WalkingRoom } from "../rooms/walking-room.ts";

/** A story place: one player alone, who walks and touches what stands there. Which place it is comes with the options. */
export class StoryRoom extends WalkingRoom<Walker> {
  override state = new StoryState();

  protected override newWalker(): Walker {
    return new Walker();
  }
}
