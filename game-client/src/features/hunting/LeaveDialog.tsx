import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useGame } from "../../core/app/game.ts";
import { LeavePanel } from "../../core/arena/LeavePanel.tsx";

/** Asks before a fight is given up at the door, or for another area (spec 2 §4, §8). */
export function LeaveDialog({ area }: { area?: number }) {
  const game = useGame();
  const leave = (): void => (area === undefined ? game.travel(HOME) : game.changeArea(area, true));
  return <LeavePanel name="hunt-leave" texts="hunting:leave" onLeave={leave} />;
}
