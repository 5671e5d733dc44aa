import type { TalkAnswer } from "@diamond-valley/schemas/hub/characters.ts";
import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import type { Trade } from "../../features/quests/trade.ts";
import { showRefusal } from "../hud/refusals.ts";
import type { Controls } from "../input/controls.ts";
import { askRoom } from "../net/room-request.ts";
import type { Session } from "../net/session.ts";
import type { Sounds } from "../sound/sounds.ts";
import type { Actions } from "./game.ts";
import type { LiveRoom } from "./live-room.ts";
import type { Prompt, Stores } from "./stores.ts";

interface ActionParts {
  stores: Stores;
  session: Session;
  liveRoom: LiveRoom;
  trade: Trade;
  controls: Controls;
  sounds: Sounds;
}

/** What the player can do, put together from the parts that do it. */
export function createActions({ stores, session, liveRoom, trade, controls, sounds }: ActionParts): Actions {
  const { $dialog, $prompt, $place, $travelling, toasts } = stores;

  const talk = async (character: string): Promise<void> => {
    const live = liveRoom.current();
    if (!live) return;
    try {
      const answer = await askRoom<TalkAnswer>(live.room, "talk", { character });
      sounds.play("talk");
      $dialog.set({ kind: "talk", talk: answer });
    } catch (error) {
      showRefusal(toasts, error);
    }
  };

  const travel = async (target: string): Promise<void> => {
    if (!isPlace(target) || $travelling.get() !== null || $place.get() === target) return;
    $travelling.set(target);
    sounds.play("gate");
    try {
      await session.travel(target);
    } catch (error) {
      $travelling.set(null);
      showRefusal(toasts, error);
    }
  };

  const cast = (): void => {
    // A key that is still held would walk on and reel the line in again.
    controls.letGo();
    void liveRoom.current()?.angling?.cast();
  };

  const follow = (prompt: Prompt): void => {
    if (prompt.act === "talk") void talk(prompt.character);
    else if (prompt.act === "travel") void travel(prompt.target);
    else if (prompt.act === "cast") cast();
    else if (prompt.act === "reel-in") void liveRoom.current()?.angling?.reelIn();
    else {
      const key = prompt.act === "closed" ? `prompt.why.${prompt.why}` : "fishing:prompt.taken";
      sounds.play("refuse");
      toasts.show({ tone: "note", key });
    }
  };

  return {
    act() {
      const prompt = $prompt.get();
      if (prompt !== null && $travelling.get() === null) follow(prompt);
    },
    emote(emote) {
      const live = liveRoom.current();
      if (!live) return;
      sounds.play("emote");
      // One emote a second is allowed; a faster one is simply not shown.
      askRoom(live.room, "emote", { emote }).catch(() => {});
    },
    press: (attempt, elapsed) => void liveRoom.current()?.angling?.press(attempt, elapsed),
    deliver: trade.deliver,
    exchange: trade.exchange,
    travel: (target) => void travel(target),
    setStick: controls.setStick,
    takeOver: () => void session.takeOver(),
    retry: () => void session.retry(),
    position: () => liveRoom.current()?.visit?.position() ?? null,
  };
}
