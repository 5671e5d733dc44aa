import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { diggingOf } from "./own-digging.ts";
import "./depth-gauge.css";

/** How deep the spade is now. */
export function DepthGauge() {
  const game = useGame();
  const depth = useStore(diggingOf(game).$depth);
  return depth > 0 && <p className="depth-gauge">{game.text("digging:depth", { depth })}</p>;
}
