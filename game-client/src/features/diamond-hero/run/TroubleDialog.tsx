import { useGame } from "../../../core/app/game.ts";
import { TroublePanel } from "../../../core/arena/TroublePanel.tsx";
import { lastWishOf } from "../wish.ts";
import { runOf } from "./own-run.ts";

/** A run could not begin, or its result not be fetched (spec 2 §8). */
export function TroubleDialog({ message }: { message: string }) {
  const game = useGame();
  const retry = (): void => {
    const run = runOf(game);
    const wish = lastWishOf(game).get();
    if (run.$phase.get() === "over") void run.fetchResult();
    else if (wish) void run.begin(wish);
    else game.stores.$dialog.set({ kind: "hero-start" });
  };
  return <TroublePanel name="hero-trouble" texts="hero:run.trouble" message={message} onRetry={retry} />;
}
