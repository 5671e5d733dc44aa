import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { HealthBar } from "../../core/arena/HealthBar.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { SeenSight } from "../../core/hud/SeenSight.tsx";
import { flightOf } from "./own-flight.ts";
import "./deep.css";

/** The last seconds, in which the time is told in another colour and shape. */
const HURRY = 10;
/** One mark for each stage. */
const STAGES = [1, 2, 3] as const;

/** In a flight: the own health, how long until the door reopens, the stage, and the diamonds that were caught. */
export function FlightBar() {
  const game = useGame();
  const { text } = game;
  const flight = flightOf(game);
  const shown = useStore(flight.$shown);
  const phase = useStore(flight.$phase);
  if (!shown) return <span data-flight={phase} hidden />;
  const { stage, left, run, gems } = shown;
  return (
    <div className="arena-strip flight" data-flight={phase} data-stage={stage} data-left={left}>
      <SeenSight $sight={flight.$sight} />
      <HealthBar />
      <span className="door-time" role="timer" data-hurry={left <= HURRY}>
        <Icon name="door" size={22} />
        <span className="hidden-text">{text("deep:hud.time")} </span>
        <b>{left}</b>
      </span>
      <span className="stages" title={text("deep:hud.stage", { stage })}>
        <span className="hidden-text">{text("deep:hud.stage", { stage })}</span>
        <span className="run" aria-hidden="true">
          <i style={{ width: `${run}%` }} />
          {STAGES.slice(1).map((mark) => (
            <u key={mark} style={{ left: `${((mark - 1) / STAGES.length) * 100}%` }} />
          ))}
        </span>
      </span>
      <span className="caught" data-gems={gems} title={text("deep:hud.gems")}>
        <Icon name="gem-stone" size={22} />
        <span className="hidden-text">{text("deep:hud.gems")} </span>
        {gems}
      </span>
      {stage > 0 && (
        // A new one for each stage, so that each is seen for a moment. It is read aloud by what happens.
        <em key={stage} className="stage-line" aria-hidden="true">
          {text(`deep:said.stage-${stage}`)}
        </em>
      )}
    </div>
  );
}
