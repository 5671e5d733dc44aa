import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { Icon } from "./Picture.tsx";
import "./action-button.css";

/** What the action key would do here; on touch screens a round button for the right thumb. */
export function ActionButton() {
  const { stores, act } = useGame();
  const prompt = useStore(stores.$prompt);
  // The region stays, so that a prompt that appears in it is read aloud.
  return (
    <div aria-live="polite">
      {prompt && (
        <button
          type="button"
          className="action"
          data-act={prompt.verb}
          data-refused={prompt.refused}
          aria-keyshortcuts="x"
          onClick={() => act()}
        >
          <span className="key" aria-hidden="true">
            X
          </span>
          <Icon name={prompt.icon} size={30} />
          <span>{prompt.words}</span>
        </button>
      )}
    </div>
  );
}
