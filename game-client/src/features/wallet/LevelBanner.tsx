import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { unlockWords } from "../../core/hud/unlock-words.ts";
import { celebrationsOf } from "./updates.ts";
import "./level-banner.css";

/** How long a level is shown, ms: those that others wait for are shorter, and what opened something is longer. */
const SHOWN = { last: 3_600, waitedFor: 900, opened: 1_800 };

/** Each new level with what it opened, one after the other. It takes no input: walking goes on. */
export function LevelBanner() {
  const game = useGame();
  const { text } = game;
  const { $waiting } = celebrationsOf(game);
  const waiting = useStore($waiting);
  const shown = waiting[0];
  const isLast = waiting.length === 1;

  useEffect(() => {
    if (!shown) return;
    const time = isLast ? SHOWN.last : shown.unlock ? SHOWN.opened : SHOWN.waitedFor;
    const timer = setTimeout(() => $waiting.set($waiting.get().slice(1)), time);
    return () => clearTimeout(timer);
  }, [shown, isLast, $waiting]);

  return (
    <div className="level-up" role="status" aria-live="polite">
      {shown && (
        <div key={shown.level} data-level={shown.level}>
          <i className="rays" aria-hidden="true" />
          <Icon name="trophy" size={44} />
          <p>
            <strong>{text("level-up.title", { level: shown.level })}</strong>
            {shown.unlock && <span>{unlockWords(text, shown.unlock).join(" · ")}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
