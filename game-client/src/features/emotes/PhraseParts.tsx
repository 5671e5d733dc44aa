import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { useGame } from "../../core/app/game.ts";
import { FetchGuard } from "../../core/dialogs/FetchGuard.tsx";
import { lazily } from "../../core/dialogs/lazily.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { wheelOf } from "./emote.ts";
import { heardOf, isHeardIn, panelOf } from "./phrases.ts";

const Panel = lazily(async () => (await import("./PhrasePanel.tsx")).PhrasePanel);

/** The button that opens the phrases; `size` of its picture, px. */
export function PhraseButton({ size, isItem = false }: { readonly size: number; readonly isItem?: boolean }) {
  const game = useGame();
  const open = useStore(panelOf(game));
  const place = useStore(game.stores.$place);
  if (!isHeardIn(place)) return null;
  const toggle = (): void => {
    wheelOf(game).set(false);
    panelOf(game).set(!open);
  };
  return (
    <button
      type="button"
      className="phrase-button"
      role={isItem ? "menuitem" : undefined}
      aria-label={game.text("emotes:phrases")}
      aria-expanded={isItem ? undefined : open}
      aria-keyshortcuts="t"
      onClick={toggle}
    >
      <Icon name="speech-balloon" size={size} />
      {isItem ? (
        <small aria-hidden="true">{game.text("emotes:say")}</small>
      ) : (
        <span className="key" aria-hidden="true">
          T
        </span>
      )}
    </button>
  );
}

/** The panel while it is open, and what is heard of others for screen readers. */
export function Phrases() {
  const game = useGame();
  const open = useStore(panelOf(game));
  const heard = useStore(heardOf(game));
  return (
    <>
      {open && (
        <FetchGuard onMissing={() => panelOf(game).set(false)}>
          <Suspense>
            <Panel />
          </Suspense>
        </FetchGuard>
      )}
      <p className="hidden-text" aria-live="polite" data-heard="">
        {heard}
      </p>
    </>
  );
}
