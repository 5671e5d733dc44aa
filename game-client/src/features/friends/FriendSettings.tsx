import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { FRIEND_TEXTS } from "../../core/texts/friend-texts.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { friendsOf } from "./friends.ts";

/** In the settings: the way to the friends, and whether they may watch the player's fights and runs, which the server keeps. */
export function FriendSettings() {
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
    <>
      <li>
        <button
          type="button"
          data-opens="friends"
          onClick={() => game.stores.$dialog.set({ kind: "people", tab: "friends" })}
        >
          <Icon name="waving-hand" size={30} />
          <span>{game.text("friends:open")}</span>
        </button>
      </li>
      <li>
        <PanelButton
          role="switch"
          data-setting="watchable"
          aria-checked={value?.watchable ?? true}
          off={busy || value === null}
          onClick={() => void toggle()}
        >
          <Icon name="video-game" size={30} />
          <span>{game.text("friends:watchable")}</span>
          <i aria-hidden="true" />
        </PanelButton>
      </li>
    </>
  );
}
