import { HOME } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { fightOf } from "./own-fight.ts";
import "./boss.css";

/** The way out: the door lies outside of the ring. A fight asks first. */
export function LeaveButton() {
  const game = useGame();
  const phase = useStore(fightOf(game).$phase);
  const leave = (): void => {
    if (phase === "fighting") game.stores.$dialog.set({ kind: "boss-leave" });
    else game.travel(HOME);
  };
  return (
    <button type="button" className="give-up" aria-label={game.text("boss:hud.leave")} onClick={leave}>
      <Icon name="door" size={28} />
    </button>
  );
}
