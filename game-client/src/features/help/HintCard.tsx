import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { useByThumb } from "../../core/input/touch.ts";
import { hintsOf } from "./hints.ts";
import "./hint-card.css";

/** A page of the help as a small card beside the play. It takes no focus and no input but its own close button. */
export function HintCard() {
  const game = useGame();
  const { text } = game;
  const { $hint, close } = hintsOf(game);
  const hint = useStore($hint);
  const way = useByThumb() ? "touch" : "keys";
  return (
    <div className="hint-card" data-over={hint?.page.over} aria-live="polite">
      {hint && (
        <section key={hint.page.key} data-hint={hint.page.key} aria-label={text("how-to-play.title")}>
          <div className="scene" aria-hidden="true">
            <hint.page.Picture />
          </div>
          <div>
            {hint.page.isBasic && (
              <small>{text("how-to-play.step", { step: hint.number, steps: hint.of })}</small>
            )}
            <h2>{text(`how-to-play.${hint.page.key}.title`)}</h2>
            <p>{text(`how-to-play.${hint.page.key}.${way}`)}</p>
          </div>
          <button type="button" className="close" aria-label={text("frame.close")} onClick={close}>
            ×
          </button>
        </section>
      )}
    </div>
  );
}
