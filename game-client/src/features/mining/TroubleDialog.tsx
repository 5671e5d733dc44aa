import { useGame } from "../../core/app/game.ts";
import { TroublePanel } from "../../core/arena/TroublePanel.tsx";
import { expeditionOf } from "./expedition.ts";

/** An expedition could not begin or end (spec 2 §8). */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const retry = (): void => {
    const expedition = expeditionOf(game);
    void (expedition.$phase.get() === "running" ? expedition.finish() : expedition.begin());
  };
  return <TroublePanel name="mine-trouble" texts="mining:trouble" message={message} onRetry={retry} />;
}
