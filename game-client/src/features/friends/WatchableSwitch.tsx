import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { friendsOf } from "./friends.ts";

/** Whether friends may watch the player's fights and runs: an entry of the settings, kept by the server. */
export function WatchableSwitch() {
  useTexts("friends", FRIEND_TEXTS);
  const game = useGame();
  const friends = friendsOf(game);
  const { value } = useReading(friends.reading);
  const [busy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    await friends.setWatchable(!value?.watchable);
    setBusy(false);
  };
  return (
    <li>
      <button
        type="button"
        role="switch"
        data-setting="watchable"
        aria-checked={value?.watchable ?? true}
        disabled={busy || value === null}
        onClick={() => void toggle()}
      >
        <Icon name="video-game" size={30} />
        <span>{game.text("friends:watchable")}</span>
        <i aria-hidden="true" />
      </button>
    </li>
  );
}
