import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";

/** Drawn over the world while the player goes from place to place. */
export function Curtain() {
  const { text, stores } = useGame();
  const target = useStore(stores.$travelling);
  return (
    <div className="curtain" data-drawn={target !== null} role="status">
      {target && text("frame.travelling", { place: text(`places:place.${target}`) })}
    </div>
  );
}
