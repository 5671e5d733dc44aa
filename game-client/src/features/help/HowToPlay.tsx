import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import type { HowToPage } from "../../core/feature.ts";
import { isByThumb } from "../../core/input/touch.ts";
import "./help.css";
import { CHAPTERS, type Chapter, chapter } from "./hints.ts";

/** How to play, page by page: the four that the city is begun with, and one about each game; features bring their own. */
export function HowToPlay() {
  const game = useGame();
  const { text, stores } = game;
  const [chosen, setChosen] = useState<Chapter>("basics");
  const [step, setStep] = useState(0);
  const pages = chapter(chosen, game);
  const page = pages[step];
  const isLast = step === pages.length - 1;
  const close = (): void => stores.$dialog.set(null);
  if (!page) return null;
  return (
    <Panel name="how-to-play" title={text("how-to-play.title")} onClose={close}>
      <Tabs
        label={text("how-to-play.chapter.label")}
        tabs={CHAPTERS.map((key) => ({ key, name: text(`how-to-play.chapter.${key}`) }))}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          setStep(0);
        }}
      >
        <Page page={page} step={step + 1} steps={pages.length} />
      </Tabs>
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

interface PageProps {
  readonly page: HowToPage;
  readonly step: number;
  readonly steps: number;
}

function Page({ page: { key, Picture, isBasic = false }, step, steps }: PageProps) {
  const { text } = useGame();
  // Read once: a screen has either a stick or keys for as long as it is open.
  const [way] = useState(() => (isByThumb() ? "touch" : "keys"));
  return (
    <div className="how-to-play" aria-live="polite" data-page={key}>
      <div className="scene">
        <Picture />
      </div>
      <p className="steps">{text(isBasic ? "how-to-play.step" : "how-to-play.count", { step, steps })}</p>
      <h3>{text(`how-to-play.${key}.title`)}</h3>
      <p>{text(`how-to-play.${key}.${way}`)}</p>
    </div>
  );
}
