import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { Icon } from "./Picture.tsx";
import "./small-button.css";

/** Silences music and effects with one press, and gives both back. */
export function MuteButton() {
  const { text, stores } = useGame();
  const { settings } = stores;
  const { music, sound } = useStore(settings.$settings);
  const isMuted = !music && !sound;
  const toggle = (): void => {
    settings.set("music", isMuted);
    settings.set("sound", isMuted);
  };
  return (
    <button
      type="button"
      className="mute small-button"
      data-mute=""
      aria-pressed={isMuted}
      aria-label={text("hud.mute")}
      onClick={toggle}
    >
      <Icon name={isMuted ? "muted-speaker" : "speaker-high-volume"} size={24} />
    </button>
  );
}
