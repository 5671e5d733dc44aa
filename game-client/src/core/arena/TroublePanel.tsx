import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../app/game.ts";
import { Panel } from "../dialogs/Panel.tsx";

interface Props {
  readonly name: string;
  /** Where its texts stand: `title`, `retry`, `village`, and what is the matter under `message`. */
  readonly texts: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** A mini-game could not begin or end (spec 2 §8): what is the matter, and the ways on. */
export function TroublePanel({ name, texts, message, onRetry }: Props) {
  const game = useGame();
  const { text, stores } = game;
  const close = (): void => stores.$dialog.set(null);
  return (
    <Panel name={name} title={text(`${texts}.title`)} hint={text(`${texts}.${message}`)} onClose={close}>
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          onClick={() => {
            close();
            game.travel(HOME);
          }}
        >
          {text(`${texts}.village`)}
        </button>
        <button
          type="button"
          className="call"
          onClick={() => {
            close();
            onRetry();
          }}
        >
          {text(`${texts}.retry`)}
        </button>
      </div>
    </Panel>
  );
}
