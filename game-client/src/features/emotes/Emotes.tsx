import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { EMOTES, type Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";

/** The picture of each emote, here and over the robots' heads. */
export const EMOTE_ICONS: Record<Emote, IconName> = {
  wave: "waving-hand",
  heart: "red-heart",
  laugh: "face-with-tears-of-joy",
  cheer: "party-popper",
  surprise: "astonished-face",
  sleep: "zzz",
};

/** The bar of emotes for mouse and number keys. */
export function EmoteBar() {
  const { text, actions } = useGame();
  return (
    <fieldset className="emote-bar" aria-label={text("hud.emotes")}>
      {EMOTES.map((emote, index) => (
        <button
          key={emote}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => actions.emote(emote)}
        >
          <Icon name={EMOTE_ICONS[emote]} size={34} />
          <span className="hidden-text">{text(`hub:emote.${emote}`)}</span>
          <span className="key" aria-hidden="true">
            {index + 1}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** The round button that opens the wheel on touch screens. */
export function EmoteButton() {
  const { text, stores } = useGame();
  const open = useStore(stores.$emotes);
  return (
    <button
      type="button"
      className="emote-button"
      aria-label={text("hud.emotes")}
      aria-expanded={open}
      aria-keyshortcuts="e"
      onClick={() => stores.$emotes.set(!open)}
    >
      <Icon name="waving-hand" size={34} />
    </button>
  );
}

/** Six emotes in a circle: arrow keys go round, escape closes. */
export function EmoteWheel() {
  const { text, stores, actions } = useGame();
  const open = useStore(stores.$emotes);
  const wheel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) wheel.current?.querySelector("button")?.focus();
  }, [open]);
  if (!open) return null;

  const choose = (emote: Emote): void => {
    stores.$emotes.set(false);
    actions.emote(emote);
  };
  const turn = (event: KeyboardEvent): void => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") stores.$emotes.set(false);
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
            <small>{text(`hub:emote.${emote}`)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
