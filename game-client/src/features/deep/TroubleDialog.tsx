import { useGame } from "../../core/app/game.ts";
import { TroublePanel } from "../../core/arena/TroublePanel.tsx";
import { flightOf } from "./own-flight.ts";

/** A flight could not begin, or its result not be fetched (spec 2 §8). */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const retry = (): void => {
    const flight = flightOf(game);
    const phase = flight.$phase.get();
    if (phase === "over") void flight.fetchResult();
    else void flight.begin(false);
  };
  return <TroublePanel name="deep-trouble" texts="deep:trouble" message={message} onRetry={retry} />;
}
