import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";
import { expeditionOf } from "./expedition.ts";

/** Asks before an expedition ends at the door (spec 2 §4, §8). */
export function LeaveDialog() {
  const game = useGame();
  return (
    <LeavePanel name="mine-leave" texts="mining:leave" onLeave={() => void expeditionOf(game).finish()} />
  );
}
