import { useGame } from "../../../core/app/game.ts";
import { LeavePanel } from "../../../core/arena/LeavePanel.tsx";
import { LOBBY } from "../lobby-place.ts";

/** Asks before a run is given up (spec 2 §4, §8): what was collected so far stays the player's. */
export function LeaveDialog() {
  const game = useGame();
  return <LeavePanel name="hero-leave" texts="hero:run.leave" onLeave={() => game.travel(LOBBY, true)} />;
}
