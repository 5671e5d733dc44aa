import { PHRASES, type Phrase } from "@diamond-valley/schemas/walking/phrases.ts";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { moveFocus } from "../../core/input/pad-focus.ts";
import { PHRASE_KEYS } from "./phrase-keys.ts";
import { panelOf, sayPhrase } from "./phrases.ts";
import "./phrases.css";

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The phrases to choose from: arrow keys go through them, number keys say one, escape closes. */
export function PhrasePanel() {
  const game = useGame();
  const { text } = game;
  const panel = useRef<HTMLDivElement>(null);
  const close = (): void => panelOf(game).set(false);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector("button")?.focus();
    return () => {
      // The focus would be lost with the panel.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);

  const choose = (phrase: Phrase): void => {
    close();
    sayPhrase(game, phrase);
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (event.key === "Escape") close();
    else if (way && panel.current) moveFocus(...way, panel.current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="phrase-panel"
      role="menu"
      aria-label={text("emotes:phrases")}
      ref={panel}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      {PHRASES.map((phrase, index) => (
        <button
          key={phrase}
          type="button"
          role="menuitem"
          data-phrase={phrase}
          aria-keyshortcuts={PHRASE_KEYS[index]?.shown}
          onClick={() => choose(phrase)}
        >
          <span className="key" aria-hidden="true">
            {PHRASE_KEYS[index]?.shown}
          </span>
          {text(`emotes:phrase.${phrase}`)}
        </button>
      ))}
    </div>
  );
}
