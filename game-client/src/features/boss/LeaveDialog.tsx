import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";

/** Asks before a fight is given up (spec 2 §4, §8). */
export function LeaveDialog() {
  const game = useGame();
  return <LeavePanel name="boss-leave" texts="boss:leave" onLeave={() => game.travel(HOME)} />;
}
