import { HELP_PAGES, helpScene } from "@diamond-valley/art-kit/drawings/hero/help.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import type { OpenDialog } from "../../../core/dialogs/dialogs.ts";
import { Picture } from "../../../core/hud/Picture.tsx";
import { isByThumb } from "../../../core/input/touch.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../texts.ts";
import { HeroPanel } from "./HeroPanel.tsx";
import { helpSeenOf } from "./help-seen.ts";
import "./help.css";

/** How to play Diamond Hero, in five screens (spec 2 §2). `back` is opened behind the last one. */
export function HelpDialog({ back }: { readonly back?: OpenDialog }) {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const { look } = useStore(stores.$me);
  const [at, setAt] = useState(0);
  // Read once: a screen has either a stick or keys for as long as it is open.
  const [way] = useState(() => (isByThumb() ? "touch" : "keys"));
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  useEffect(() => helpSeenOf(game).set(true), [game]);
  const page = HELP_PAGES[at] ?? HELP_PAGES[0];
  const picture = useMemo(() => helpScene(page, look ?? CHARACTER_LOOKS.gardener), [page, look]);
  const isLast = at === HELP_PAGES.length - 1;
  const close = (): void => stores.$dialog.set(back ?? null);
  return (
    <HeroPanel name="hero-help" title={text("hero:help.title")} shape="narrow" onClose={close}>
      <div className="hero-help" data-page={page} aria-live="polite">
        <Picture of={picture} size={360} className="scene" />
        <p className="steps">{text("hero:help.step", { step: at + 1, steps: HELP_PAGES.length })}</p>
        <h3>{text(`hero:help.${page}.title`)}</h3>
        <p>{text(page === "move" ? `hero:help.move.${way}` : `hero:help.${page}.text`)}</p>
      </div>
      <div className="buttons">
        {at > 0 && (
          <button type="button" className="quiet" data-way="back" onClick={() => setAt(at - 1)}>
            {text("hero:help.back")}
          </button>
        )}
        <button
          ref={next}
          type="button"
          className="call"
          data-way={isLast ? "go" : "next"}
          onClick={() => (isLast ? close() : setAt(at + 1))}
        >
          {text(isLast ? "hero:help.go" : "hero:help.next")}
        </button>
      </div>
    </HeroPanel>
  );
}
