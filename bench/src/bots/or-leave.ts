import type { JoinedRoom } from "./joined-room.ts";

/** What `work` answers, which goes on from a room. Where it fails, the bot leaves: else its line would stay open, and its seat. */
export async function orLeave<Done>(
  room: Pick<JoinedRoom<unknown>, "leave">,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    await room.leave();
    throw error;
  }
}
