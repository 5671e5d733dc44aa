import { EMOTES } from "@diamond-valley/schemas/walking/walking.ts";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { EMOTE_ICONS } from "../../core/world/emote-icons.ts";
import { showEmote } from "./emote.ts";
import { PhraseButton } from "./PhraseParts.tsx";
import "./emotes.css";

/** The bar of emotes for mouse and number keys. */
export function EmoteBar() {
  const game = useGame();
  const { text } = game;
  return (
    <fieldset className="emote-bar" aria-label={text("hud.emotes")}>
      {EMOTES.map((emote, index) => (
        <button
          key={emote}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => showEmote(game, emote)}
        >
          <Icon name={EMOTE_ICONS[emote]} size={34} />
          <span className="hidden-text">{text(`emotes:name.${emote}`)}</span>
          <span className="key" aria-hidden="true">
            {index + 1}
          </span>
        </button>
      ))}
      <PhraseButton size={34} />
    </fieldset>
  );
}
