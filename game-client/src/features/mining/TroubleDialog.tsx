import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { expeditionOf } from "./expedition.ts";

/** The mini-game could not begin or end (spec 2 §8): what is the matter, and the ways on. */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const { text, stores } = game;
  const close = (): void => stores.$dialog.set(null);
  const retry = (): void => {
    const expedition = expeditionOf(game);
    close();
    void (expedition.$phase.get() === "running" ? expedition.finish() : expedition.begin());
  };
  return (
    <Panel
      name="mine-trouble"
      title={text("mining:trouble.title")}
      hint={text(`mining:trouble.${message}`)}
      onClose={close}
    >
      <div className="buttons">
        <button
          type="button"
          className="quiet"
          onClick={() => {
            close();
            game.travel(HOME);
          }}
        >
          {text("mining:result.village")}
        </button>
        <button type="button" className="call" onClick={retry}>
          {text("mining:trouble.retry")}
        </button>
      </div>
    </Panel>
  );
}
