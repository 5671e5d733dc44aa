import { useGame } from "../../core/app/game.ts";
import { TroublePanel } from "../../core/arena/TroublePanel.tsx";
import { fightOf } from "./own-fight.ts";

/** A fight could not begin, or a result not be fetched (spec 2 §8). */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const retry = (): void => {
    const fight = fightOf(game);
    if (fight.$phase.get() === "fighting") void fight.fetchResult();
    else fight.again();
  };
  return <TroublePanel name="boss-trouble" texts="boss:trouble" message={message} onRetry={retry} />;
}
