import type { News } from "@diamond-valley/schemas/album/album.ts";
import { FOUND } from "@diamond-valley/schemas/album/messages.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { Random } from "@diamond-valley/schemas/random.ts";
import type { StoryState } from "@diamond-valley/schemas/story/state.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { isRefusal } from "./answers.ts";
import { throughDoor } from "./door.ts";
import { type BotRoom, type JoinedRoom, joinRoom } from "./joined-room.ts";
import { type Journal, noteFinds, noteUpdate } from "./journal.ts";
import { orLeave } from "./or-leave.ts";
import { walkToPortal } from "./village.ts";
import type { Visitor } from "./visitor.ts";

/** Who is in a room, and what they need there. */
export interface BotContext {
  url: string;
  number: number;
  visitor: Visitor;
  journal: Journal;
  random: Random;
  onLost?(): void;
  /** Hears of each room of the story that is entered. */
  onStory?(room: JoinedRoom<StoryState>): void;
}

/** The places that bots play in, by the target of the village's doors, and their rooms. */
const ROOMS = {
  lake: "fishing",
  mine: "mining",
  forest: "hunting",
  "magic-circle": "boss",
} as const satisfies Record<string, BotRoom>;

/**
 * Enters a place, directly where it is the last position, else by walking through the village to its door.
 * @throws Refused, Unanswered
 */
export async function goTo<State>(
  { visitor, url }: Pick<BotContext, "visitor" | "url">,
  place: keyof typeof ROOMS,
  stop: AbortSignal,
): Promise<JoinedRoom<State>> {
  try {
    return await joinRoom<State>(visitor, url, ROOMS[place]);
  } catch (error) {
    if (!isRefusal(error, "too-far")) throw error;
  }
  const hub = await joinRoom<HubState>(visitor, url, "hub");
  return orLeave(hub, async () => {
    await walkToPortal(hub, place, stop);
    return throughDoor(hub, () => joinRoom<State>(visitor, url, ROOMS[place], hub.sessionId));
  });
}

/**
 * Enters a place, plays there, and leaves it; `play` ends when it likes, or with the connection.
 * @throws Refused, Unanswered
 */
export async function playUntil<State>(
  place: keyof typeof ROOMS,
  context: BotContext,
  stop: AbortSignal,
  play: (room: JoinedRoom<State>) => Promise<void>,
): Promise<void> {
  const room = await goTo<State>(context, place, stop);
  try {
    room.on<WalletUpdate>("wallet", (update) => noteUpdate(context.journal, update));
    room.on<{ news: readonly News[] }>(FOUND.name, ({ news }) => noteFinds(context.journal, news));
    await play(room);
  } finally {
    if (room.gone.aborted) context.onLost?.();
    await room.leave();
  }
}
