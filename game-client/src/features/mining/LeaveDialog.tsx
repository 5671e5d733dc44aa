import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";
import { expeditionOf } from "./expedition.ts";

/** Asks before an expedition ends at the door, or for another area (spec 2 §4, §8). */
export function LeaveDialog({ area }: { area?: number }) {
  const game = useGame();
  const leave = (): void => {
    if (area === undefined) void expeditionOf(game).finish();
    else game.changeArea(area, true);
  };
  return <LeavePanel name="mine-leave" texts="mining:leave" onLeave={leave} />;
}
