import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { isByThumb } from "../../core/input/touch.ts";
import "./help.css";
import { pagesOf } from "./hints.ts";

/** How to play, page by page; each feature brings its own. */
export function HowToPlay() {
  const game = useGame();
  const { text, stores } = game;
  const [step, setStep] = useState(0);
  // Read once: a screen has either a stick or keys for as long as it is open.
  const [way] = useState(() => (isByThumb() ? "touch" : "keys"));
  const pages = pagesOf(game);
  const page = pages[step];
  const isLast = step === pages.length - 1;
  const close = (): void => stores.$dialog.set(null);
  if (!page) return null;
  return (
    <Panel name="how-to-play" title={text("how-to-play.title")} onClose={close}>
      <div className="how-to-play" aria-live="polite">
        <div className="scene">
          <page.Picture />
        </div>
        <p className="steps">{text("how-to-play.step", { step: step + 1, steps: pages.length })}</p>
        <h3>{text(`how-to-play.${page.key}.title`)}</h3>
        <p>{text(`how-to-play.${page.key}.${way}`)}</p>
      </div>
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          data-way="hero"
          onClick={() => stores.$dialog.set({ kind: "hero-help" })}
        >
          {text("how-to-play.hero")}
        </button>
        {step > 0 && (
          <button type="button" className="quiet" onClick={() => setStep(step - 1)}>
            {text("how-to-play.back")}
          </button>
        )}
        <button type="button" className="call" onClick={() => (isLast ? close() : setStep(step + 1))}>
          {text(isLast ? "how-to-play.start" : "how-to-play.next")}
        </button>
      </div>
    </Panel>
  );
}
