import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { goalViewOf } from "./guide.ts";

/** Eight directions, clockwise from the right. */
const DIRECTIONS = ["right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right"] as const;
type Direction = (typeof DIRECTIONS)[number];

/** The direction of a way on the screen. */
export function directionOf({ x, y }: { x: number; y: number }): Direction {
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? "right";
}

/** In which direction to walk now, for those who don't see the arrow. Read with the objective, never by itself. */
export function WhereTo() {
  const game = useGame();
  const [direction, setDirection] = useState<Direction | null>(null);
  useEffect(
    () => goalViewOf(game).subscribe((view) => setDirection(view && directionOf(view.ahead))),
    [game],
  );
  return direction && <span className="hidden-text">{game.text(`guide.direction.${direction}`)}</span>;
}
