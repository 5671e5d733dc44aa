import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";
import { leftBehind } from "./entry.ts";
import { fightOf } from "./own-fight.ts";

/** Asks before a fight is given up (spec 2 §4, §8). */
export function LeaveDialog() {
  const game = useGame();
  const { $begun, $shown } = fightOf(game);
  const begun = useStore($begun);
  const kind = useStore($shown)?.kind ?? begun?.kind ?? "weekly";
  return (
    <LeavePanel
      name="boss-leave"
      texts="boss:leave"
      kept={leftBehind(kind, begun)}
      onLeave={() => game.travel(HOME)}
    />
  );
}
