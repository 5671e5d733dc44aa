import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { hintsOf } from "./hints.ts";
import "./hint-lamp.css";

/** A lamp that begins to glow when a step takes long, and says how to go on. */
export function HintLamp() {
  const game = useGame();
  const { $help, ask } = hintsOf(game);
  const offered = useStore($help);
  if (!offered) return null;
  return (
    <button
      type="button"
      className="hint-lamp"
      data-help={offered.help}
      data-new={offered.isNew}
      onClick={() => void ask()}
    >
      <Icon name="light-bulb" size={34} />
      <span>{game.text(`story:hint.lamp.${offered.help}`)}</span>
    </button>
  );
}
