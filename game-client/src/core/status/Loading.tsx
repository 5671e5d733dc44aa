import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { Picture } from "../hud/Picture.tsx";
import "./status.css";

/** Phases in which the first place is still to come. */
const ON_THE_WAY = new Set(["starting", "connecting", "reconnecting", "online"]);

/** The loading screen: three robots hop while the valley is drawn. Without an arrival it is the backdrop of status screens. */
export function Loading() {
  const { text, stores } = useGame();
  const loaded = useStore(stores.$loaded);
  const { phase } = useStore(stores.$connection);
  const place = useStore(stores.$place);
  if (place) return null;
  const percent = Math.round(loaded * 100);
  return (
    <div className="loading">
      <p className="logo">{text("frame.title")}</p>
      <div className="hoppers">
        {(["gardener", "fisher", "miner"] as const).map((who) => (
          <Picture key={who} of={robot(CHARACTER_LOOKS[who])} size={96} />
        ))}
      </div>
      {ON_THE_WAY.has(phase) && (
        <>
          <progress className="hidden-text" aria-label={text("loading.name")} max={100} value={percent} />
          <div className="load-bar" aria-hidden="true">
            <i style={{ width: `${percent}%` }} />
          </div>
          <p>{text("loading.hint")}</p>
        </>
      )}
    </div>
  );
}
