import { setTimeout as sleep } from "node:timers/promises";
import { type FavourNow, favoursNow, STATE } from "@diamond-valley/schemas/favours/favours.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { BotContext } from "./going.ts";
import { joinRoom } from "./joined-room.ts";
import { noteUpdate } from "./journal.ts";
import { touch } from "./touch.ts";

/** Whom a bot asks what the village wants of it today: any answer of the story says that. */
const ASKED = "mayor";

/** Pause (ms) between two talks. */
const PAUSE = 100;

/** The first favour of today that is not done. */
const openOf = (progress: Progress): FavourNow | undefined =>
  favoursNow(progress).find(({ state }) => state !== STATE.done);

/**
 * Does the village's favours of today, from where each is, until they are done, until `stop` or until the connection is lost. Who
 * has thanked is touched once more, as by a hasty finger: a favour is paid once a day.
 * @throws Refused, Unanswered
 */
export async function doFavours(stop: AbortSignal, context: BotContext): Promise<void> {
  const { visitor, url, journal } = context;
  const room = await joinRoom<HubState>(visitor, url, "hub");
  const ask = (target: string, choice?: string) =>
    touch(room, "village", { touch: target, ...(choice ? { choice } : {}) }, journal, stop);
  try {
    room.on<WalletUpdate>("wallet", (update) => noteUpdate(journal, update));
    let progress = (await ask(ASKED))?.progress;
    while (progress && !stop.aborted && !room.gone.aborted) {
      const open = openOf(progress);
      if (!open) return;
      const { goal, state } = open;
      const said = await ask(goal, state === STATE.asked ? "yes" : undefined);
      if (said?.granted) await ask(goal);
      // Somebody who has another thing to say first is asked again.
      progress = said?.progress ?? (await ask(goal))?.progress;
      await sleep(PAUSE);
    }
  } finally {
    if (room.gone.aborted) context.onLost?.();
    await room.leave();
  }
}
