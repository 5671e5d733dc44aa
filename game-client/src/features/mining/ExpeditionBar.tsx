import { DEPTHS } from "@diamond-valley/schemas/mining/tuning.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { HealthBar } from "../../core/arena/HealthBar.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { expeditionOf } from "./expedition.ts";
import "./mining.css";

/** The last seconds, in which the time is told in another colour and shape. */
const HURRY = 20;

/** Health, the time that is left and how deep the player is. */
export function ExpeditionBar() {
  const game = useGame();
  const { text } = game;
  const shown = useStore(expeditionOf(game).$shown);
  const phase = useStore(expeditionOf(game).$phase);
  if (!shown || phase === "over") return <span data-expedition={phase} hidden />;
  const { left, depth, vein, beat } = shown;
  const minutes = Math.floor(left / 60);
  const time = `${minutes}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div className="arena-strip expedition" data-expedition={phase} data-vein={vein} data-beat={beat}>
      <HealthBar />
      <span className="time" role="timer" data-hurry={left <= HURRY}>
        <Icon name="stopwatch" size={22} />
        <span className="hidden-text">{text("mining:hud.time")} </span>
        {time}
      </span>
      <span className="depth" data-depth={depth} title={text("mining:hud.depth", { depth })}>
        <span className="hidden-text">{text("mining:hud.depth", { depth })}</span>
        {Array.from({ length: DEPTHS }, (_, index) => (
          <i key={index} aria-hidden="true" data-on={index < depth} />
        ))}
      </span>
    </div>
  );
}
