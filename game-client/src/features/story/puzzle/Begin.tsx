import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import type { Trying } from "./trial.ts";

/** Begins a try, or the next one. */
export function Begin({
  trying: { begin, busy, told },
}: {
  trying: Pick<Trying<never>, "begin" | "busy" | "told">;
}) {
  const { text } = useGame();
  return (
    <div className="buttons">
      <PanelButton className="call" data-way="begin" off={busy} onClick={() => void begin()}>
        {text(told ? "story-play:puzzle.again" : "story-play:puzzle.begin")}
      </PanelButton>
    </div>
  );
}
