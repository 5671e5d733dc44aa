import { greatEye } from "@diamond-valley/art-kit/drawings/deep-eyes.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { CalmOffer } from "../../core/arena/CalmOffer.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import { flightOf } from "./own-flight.ts";
import "./deep.css";

/** How a flight ended (spec 2 §2, §4): what it brought, and another try in one press. */
export function ResultDialog() {
  const game = useGame();
  const { text } = game;
  const flight = flightOf(game);
  const result = useStore(flight.$result);
  const call = useRef<HTMLButtonElement>(null);
  useEffect(() => call.current?.focus(), []);
  if (!result) return null;
  const { outcome, reason, seconds, gems, door, lost } = result;
  const isFail = outcome === "fail";
  const missing = DEEP.gem.count - flight.found();
  return (
    <Panel
      name="deep-result"
      title={text(`deep:result.${outcome}`)}
      hint={door ? door.say.map((key) => text(key)).join(" ") : text(`deep:result.${reason}`, { seconds })}
      onClose={flight.rest}
    >
      <div className="deep-result" data-outcome={outcome} data-reason={reason}>
        <Picture of={greatEye(isFail ? "awake" : "asleep")} size={110} className="portrait" />
        <p className="caught" data-gems={gems.length}>
          <Icon name="gem-stone" size={34} />
          {text("deep:result.caught", { count: gems.length })}
        </p>
        <p className="note">
          {missing > 0 ? text("deep:result.missing", { count: missing }) : text("deep:result.complete")}
        </p>
        {lost && <p className="note warn">{text("deep:result.lost")}</p>}
        {isFail && <CalmOffer texts="deep:result" className="note" button="quiet small" />}
        <div className="buttons">
          {isFail && (
            <button type="button" className="quiet" data-way="rest" onClick={flight.rest}>
              {text("deep:result.rest")}
            </button>
          )}
          {isFail ? (
            <button ref={call} type="button" className="call" data-way="again" onClick={flight.again}>
              {text("deep:result.again")}
            </button>
          ) : (
            <button ref={call} type="button" className="call" data-way="on" onClick={flight.rest}>
              {text("deep:result.on")}
            </button>
          )}
        </div>
      </div>
    </Panel>
  );
}
