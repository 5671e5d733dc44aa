import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";

/** Asks before a flight is given up at the door (spec 2 §4, §8). */
export function LeaveDialog({ target }: { target: PlaceName }) {
  const game = useGame();
  return <LeavePanel name="deep-leave" texts="deep:leave" onLeave={() => game.travel(target)} />;
}
