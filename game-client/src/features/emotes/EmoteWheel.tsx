import { EMOTES, type Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { EMOTE_ICONS } from "../../core/world/emote-icons.ts";
import { showEmote, wheelOf } from "./emote.ts";
import { PhraseButton } from "./PhraseParts.tsx";
import "./emotes.css";

/** The round button that opens the wheel on touch screens. */
export function EmoteButton() {
  const game = useGame();
  const { text } = game;
  const open = useStore(wheelOf(game));
  return (
    <button
      type="button"
      className="emote-button"
      aria-label={text("hud.emotes")}
      aria-expanded={open}
      aria-keyshortcuts="e"
      onClick={() => wheelOf(game).set(!open)}
    >
      <Icon name="waving-hand" size={34} />
    </button>
  );
}

/** Six emotes in a circle, and the way to the phrases in its middle: arrow keys go round, escape closes. */
export function EmoteWheel() {
  const game = useGame();
  const { text } = game;
  const open = useStore(wheelOf(game));
  const wheel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    wheel.current?.querySelector("button")?.focus();
    return () => {
      // The focus would be lost with the wheel.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [open]);
  if (!open) return null;

  const choose = (emote: Emote): void => {
    wheelOf(game).set(false);
    showEmote(game, emote);
  };
  const turn = (event: KeyboardEvent): void => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") wheelOf(game).set(false);
    else if (way) {
      const buttons: Element[] = [...(wheel.current?.querySelectorAll("button") ?? [])];
      const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
      const next = buttons[(at + way + buttons.length) % buttons.length];
      if (next instanceof HTMLElement) next.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="wheel"
      role="menu"
      aria-label={text("hud.emotes")}
      ref={wheel}
      tabIndex={-1}
      onKeyDown={turn}
    >
      {EMOTES.map((emote, index) => (
        <button
          key={emote}
          type="button"
          role="menuitem"
          style={{ rotate: `${index * 60}deg` }}
          onClick={() => choose(emote)}
        >
          <span style={{ rotate: `${index * -60}deg` }}>
            <Icon name={EMOTE_ICONS[emote]} size={36} />
            <small>{text(`emotes:name.${emote}`)}</small>
          </span>
        </button>
      ))}
      <PhraseButton size={36} isItem />
    </div>
  );
}
