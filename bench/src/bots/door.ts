import { setTimeout as sleep } from "node:timers/promises";
import { isRefusal, Unanswered } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";

/** How often (ms) a page asks again whose last steps may have come late; by then a lost connection is known too. */
const AGAIN = 600;
/** How often at most: where a process is cut off from Redis for a quarter of a minute, nobody else knows where its players are. */
const ASKS_MAX = 40;

/**
 * Takes the seat behind a door of `room`, at which the walker stands. Where that room's process died meanwhile, or Redis came back
 * empty, another one knows only where the walk began.
 * @throws Refused, Unanswered where the connection is lost
 */
export async function throughDoor<Seat>(
  room: Pick<JoinedRoom<unknown>, "gone">,
  enter: () => Promise<Seat>,
): Promise<Seat> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await enter();
    } catch (error) {
      if (!isRefusal(error, "too-far") || asked === ASKS_MAX) throw error;
    }
    await sleep(AGAIN);
    if (room.gone.aborted) throw new Unanswered("the walk was broken off");
  }
}
