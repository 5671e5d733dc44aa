import { type ComponentType, useEffect, useState } from "react";
import { type Game, useGame } from "../app/game.ts";
import { showRefusal } from "../hud/refusals.ts";

/**
 * A part of the screen that is fetched when it is first shown, with what it needs, such as its texts; `Waiting` is shown
 * meanwhile. Where that fails a toast says so, the open dialog closes, and the next try fetches again.
 */
export function fetched<Properties extends object>(
  fetch: (game: Game) => Promise<ComponentType<Properties>>,
  Waiting?: ComponentType,
): ComponentType<Properties> {
  return function Fetched(properties) {
    const game = useGame();
    const [Part, setPart] = useState<ComponentType<Properties> | null>(null);
    useEffect(() => {
      let gone = false;
      fetch(game).then(
        (part) => {
          if (!gone) setPart(() => part);
        },
        (error: unknown) => {
          if (gone) return;
          showRefusal(game.stores.toasts, error);
          game.stores.$dialog.set(null);
        },
      );
      return () => {
        gone = true;
      };
    }, [game]);
    if (Part) return <Part {...properties} />;
    return Waiting ? <Waiting /> : null;
  };
}
