import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../app/game.ts";
import { Icon } from "./Picture.tsx";
import "./action-button.css";

/** A prompt is read aloud once it has stood so long, ms: whoever walks past many hears of none. */
const STANDS = 600;

/** What the action key would do here; on touch screens a round button for the right thumb. */
export function ActionButton() {
  const { stores, act } = useGame();
  const prompt = useStore(stores.$prompt);
  const words = prompt?.words ?? "";
  const [said, say] = useState("");
  const pressed = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => say(words), STANDS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {prompt && (
        <button
          type="button"
          className="action"
          data-act={prompt.verb}
          data-target={prompt.target}
          data-refused={prompt.refused}
          aria-keyshortcuts="x"
          // What must be timed does not wait until the finger is lifted.
          onPointerDown={() => {
            pressed.current = prompt.press !== undefined;
            prompt.press?.();
          }}
          // A screen reader, and the keyboard on a focused button, click without a pointer. What is offered may have changed since
          // the finger came down: it has done what it came down on.
          onClick={({ detail }) => (detail > 0 && pressed.current ? undefined : act())}
        >
          <span className="key" aria-hidden="true">
            X
          </span>
          <Icon name={prompt.icon} size={30} />
          <span>{prompt.words}</span>
        </button>
      )}
      <p className="hidden-text" aria-live="polite" data-prompt-said="">
        {said}
      </p>
    </>
  );
}
