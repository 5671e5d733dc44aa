import type { Random } from "@diamond-valley/schemas/random.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import { isRefusal } from "../bots/answers.ts";
import type { BotRoom, JoinedRoom } from "../bots/joined-room.ts";
import type { Journal } from "../bots/journal.ts";
import type { BotTasks } from "../bots/tasks.ts";
import type { Visitor } from "../bots/visitor.ts";

/** A bot and what it can do. Rooms are entered when they are asked for. */
export interface BotAtPlay {
  url: string;
  number: number;
  random: Random;
  stop: AbortSignal;
  tasks: BotTasks;
  journal: Journal;
  visitor: Visitor;
  /** The room that it is in, where it has this name, or a seat in another one. */
  room<State>(name: BotRoom): Promise<JoinedRoom<State>>;
  /** Hears of each room of the story that it enters by itself. */
  onStory(room: JoinedRoom<StoryState>): void;
  /** Gives up the seat that it has. */
  leave(): Promise<void>;
  /** Makes the account ready for the golem, where the load test may. */
  grow(): Promise<void>;
  /** Gives the account fish for some deliveries, once, where the load test may. */
  supply(): Promise<void>;
  /** Gives the account the diamonds of the acts and a place in the arena of Diamond Hero, where the load test may. */
  gather(): Promise<void>;
}

/** Another player's emote or talk may have used up what this one is allowed in the moment. */
export async function ignoring(code: string, request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (!isRefusal(error, code)) throw error;
  });
}
