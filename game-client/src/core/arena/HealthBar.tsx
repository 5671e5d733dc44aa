import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { Icon } from "../hud/Picture.tsx";
import { fighterOf } from "./fighter.ts";
import "./arena.css";

/** Below this share of the full the bar says it in another shape. */
const LOW = 0.3;

/** The own health, in numbers and as a bar. */
export function HealthBar() {
  const game = useGame();
  const vitals = useStore(fighterOf(game).$vitals);
  const hurt = useStore(fighterOf(game).$hurt);
  if (!vitals) return null;
  const { hp, hpMax } = vitals;
  return (
    <span className="health" data-hp={hp} data-low={hp <= hpMax * LOW}>
      <Icon name="red-heart" size={24} />
      <meter className="hidden-text" aria-label={game.text("hud.health")} min={0} max={hpMax} value={hp}>
        {hp}
      </meter>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${(hp / hpMax) * 100}%` }} />
        <b>
          {hp} / {hpMax}
        </b>
      </span>
      {hurt && (
        // A new one for each hit, so that each has its own animation.
        <em key={hurt.tick} className="lost" aria-hidden="true">
          −{hurt.lost}
        </em>
      )}
    </span>
  );
}
