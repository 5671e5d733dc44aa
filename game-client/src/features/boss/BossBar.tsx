import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { HealthBar } from "../../core/arena/HealthBar.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { SeenSight } from "../../core/hud/SeenSight.tsx";
import { fightOf } from "./own-fight.ts";
import "./boss.css";

/** The last seconds, in which the time is told in another colour and shape. */
const HURRY = 20;

/** In a fight: the golem's health with the marks of its phases, the own health, and the time that is left. */
export function BossBar() {
  const game = useGame();
  const { text } = game;
  const fight = fightOf(game);
  const shown = useStore(fight.$shown);
  const phase = useStore(fight.$phase);
  if (!shown) return <span data-fight={phase} hidden />;
  const { kind, golem, marks, left, attack, isOpen, closeCalls } = shown;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div
      className="boss-bar"
      data-fight={phase}
      data-kind={kind}
      data-phase={shown.phase}
      data-attack={attack ?? ""}
      data-open={isOpen}
    >
      <span className="golem">
        <b>{text(`boss:name.${kind}`)}</b>
        <meter className="hidden-text" aria-label={text("boss:hud.golem")} min={0} max={100} value={golem}>
          {golem}
        </meter>
        <span className="golem-health" aria-hidden="true" data-open={isOpen}>
          <i style={{ width: `${golem}%` }} />
          <em>{isOpen ? text("boss:hud.open") : ""}</em>
          {marks.split(" ").map((mark) => (
            <u key={mark} style={{ left: `${mark}%` }} />
          ))}
        </span>
      </span>
      <SeenSight $sight={fight.$sight} />
      <span className="arena-strip own">
        <HealthBar />
        <span className="time" role="timer" data-hurry={left <= HURRY}>
          <Icon name="stopwatch" size={22} />
          <span className="hidden-text">{text("boss:hud.time")} </span>
          {time}
        </span>
        {closeCalls > 0 && (
          <span className="close-calls" title={text("boss:hud.close")}>
            <Icon name="shooting-star" size={22} />
            <span className="hidden-text">{text("boss:hud.close")} </span>
            {closeCalls}
          </span>
        )}
      </span>
    </div>
  );
}
