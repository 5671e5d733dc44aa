import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { HealthBar } from "../../core/arena/HealthBar.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { huntOf } from "./hunt.ts";
import "./hunting.css";

/** The last seconds, in which the time is told in another colour. */
const HURRY = 8;

/** Health; and in a fight the time that is left, the slime's health, and the herbs that were picked up. */
export function HuntBar() {
  const game = useGame();
  const { text } = game;
  const hunt = huntOf(game);
  const outing = useStore(hunt.$phase);
  const shown = useStore(hunt.$shown);
  return (
    <div className="arena-strip hunt" data-outing={outing} data-hunt={shown?.phase ?? "walk"}>
      <HealthBar />
      {shown && (
        <>
          {shown.phase === "fight" && (
            <span
              className="time-ring"
              role="timer"
              data-hurry={shown.left <= HURRY}
              style={{ ["--share" as string]: `${shown.share * 360}deg` }}
            >
              <span className="hidden-text">{text("hunting:hud.time")} </span>
              <b>{shown.left}</b>
            </span>
          )}
          <meter
            className="hidden-text"
            aria-label={text("hunting:hud.slime")}
            min={0}
            max={100}
            value={shown.slime}
          >
            {shown.slime}
          </meter>
          <span className="herbs" data-herbs={shown.herbs} title={text("hunting:hud.herbs")}>
            <Icon name="herb" size={24} />
            <span className="hidden-text">{text("hunting:hud.herbs")} </span>
            {shown.herbs}
          </span>
          {shown.isOutside && (
            <span className="outside" role="alert">
              {text("hunting:hud.outside")}
            </span>
          )}
        </>
      )}
    </div>
  );
}
