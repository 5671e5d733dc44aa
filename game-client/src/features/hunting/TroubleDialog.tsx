import { useGame } from "../../core/app/game.ts";
import { TroublePanel } from "../../core/arena/TroublePanel.tsx";
import { huntOf } from "./hunt.ts";

/** An outing could not begin, or a result not be fetched (spec 2 §8). */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const retry = (): void => {
    const hunt = huntOf(game);
    void (hunt.$phase.get() === "running" ? hunt.fetchResult() : hunt.begin());
  };
  return <TroublePanel name="hunt-trouble" texts="hunting:trouble" message={message} onRetry={retry} />;
}
