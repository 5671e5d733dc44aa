import { setTimeout as sleep } from "node:timers/promises";
import { isRefusal, Unanswered } from "./answers.ts";
import type { JoinedRoom } from "./joined-room.ts";

/** By then (ms) a page asks again whose last steps may have come late; by then a lost connection is known too. */
const AGAIN = 600;

/**
 * Takes the seat behind a door of `room`, at which the walker stands. Where that room's process died meanwhile another one knows
 * only where the walk began.
 * @throws Refused, Unanswered where the connection is lost
 */
export async function throughDoor<Seat>(
  room: Pick<JoinedRoom<unknown>, "gone">,
  enter: () => Promise<Seat>,
): Promise<Seat> {
  try {
    return await enter();
  } catch (error) {
    if (!isRefusal(error, "too-far")) throw error;
    await sleep(AGAIN);
    if (room.gone.aborted) throw new Unanswered("the walk was broken off");
    return enter();
  }
}
