import { useStore } from "@nanostores/react";
import { useGame } from "../../../core/app/game.ts";
import { Icon } from "../../../core/hud/Picture.tsx";
import { LOBBY } from "../lobby-place.ts";
import { runOf } from "./own-run.ts";
import "./run.css";

/** The way out: the arena has no door. A run asks first. */
export function LeaveButton() {
  const game = useGame();
  const phase = useStore(runOf(game).$phase);
  const leave = (): void => {
    if (phase === "running") game.stores.$dialog.set({ kind: "hero-leave" });
    else game.travel(LOBBY, true);
  };
  return (
    <button
      type="button"
      className="run-leave"
      data-phase={phase}
      aria-label={game.text("hero:run.hud.leave")}
      onClick={leave}
    >
      <Icon name="door" size={26} />
    </button>
  );
}
