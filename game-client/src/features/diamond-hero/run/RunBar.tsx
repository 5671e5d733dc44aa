import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../../core/app/game.ts";
import { HealthBar } from "../../../core/arena/HealthBar.tsx";
import { Icon, Picture } from "../../../core/hud/Picture.tsx";
import { SeenSight } from "../../../core/hud/SeenSight.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { Arms, useArms } from "../Arms.tsx";
import { runOf, type ShownRun } from "./own-run.ts";
import { timeOf } from "./time.ts";
import "./run.css";

/** In a run: health, time, level and experience, kills, coins, the colours, the weapons, and the golem. */
export function RunBar() {
  const game = useGame();
  const run = runOf(game);
  const shown = useStore(run.$shown);
  const phase = useStore(run.$phase);
  if (!shown) return <span data-run={phase} hidden />;
  const { seconds, level, kills, coins } = shown;
  return (
    <div
      className="run-bar"
      data-run={phase}
      data-seconds={seconds}
      data-level={level}
      data-kills={kills}
      data-coins={coins}
    >
      <SeenSight $sight={run.$sight} />
      <Experience shown={shown} />
      <div className="arena-strip run-strip">
        <HealthBar />
        <Facts shown={shown} />
      </div>
      <Weapons shown={shown} />
      {shown.golem !== null && <Golem health={shown.golem} />}
    </div>
  );
}

function Experience({ shown: { level, gained } }: { readonly shown: ShownRun }) {
  const { text } = useGame();
  return (
    <div className="run-experience">
      <b>{text("hero:run.hud.level-short", { level })}</b>
      <meter
        className="hidden-text"
        aria-label={text("hero:run.hud.experience")}
        min={0}
        max={100}
        value={gained}
      >
        {gained}
      </meter>
      <span aria-hidden="true">
        <i style={{ width: `${gained}%` }} />
      </span>
    </div>
  );
}

function Facts({ shown: { seconds, total, kills, coins, ahead, calm } }: { readonly shown: ShownRun }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const way = ahead === null || ahead === 0 ? "even" : ahead > 0 ? "ahead" : "behind";
  return (
    <>
      <span className="run-time" role="timer" title={text("hero:run.hud.time")}>
        <Icon name="stopwatch" size={22} />
        <span className="hidden-text">{text("hero:run.hud.time")} </span>
        <b>{timeOf(seconds)}</b>
        <small>{text("hero:run.hud.total", { total: timeOf(total) })}</small>
      </span>
      <span className="run-fact" title={text("hero:run.hud.kills")}>
        <Icon name="crossed-swords" size={20} />
        <span className="hidden-text">{text("hero:run.hud.kills")} </span>
        {numbers.format(kills)}
      </span>
      <span className="run-fact" title={text("hero:run.hud.coins")}>
        <Icon name="coin" size={20} />
        <span className="hidden-text">{text("hero:run.hud.coins")} </span>
        {numbers.format(coins)}
      </span>
      {ahead !== null && (
        <span className="run-ghost" data-way={way}>
          <span className="hidden-text">{text(`hero:run.hud.${way}`, { kills: Math.abs(ahead) })}</span>
          <span aria-hidden="true">
            {ahead === 0 ? "＝" : `${ahead > 0 ? "▲" : "▼"} ${numbers.format(Math.abs(ahead))}`}
          </span>
        </span>
      )}
      {calm && <span className="run-calm">{text("hero:run.hud.calm")}</span>}
    </>
  );
}

function Weapons({ shown: { weapons, colours } }: { readonly shown: ShownRun }) {
  const { text } = useGame();
  const has = new Set(colours.split(" "));
  return (
    <div className="run-arms">
      <Arms weapons={useArms(weapons)} size={42} />
      {/* Which colours are still missing for the Prism: by shape, and dim where they are. */}
      <p className="run-colours" data-count={COLOURS.filter((colour) => has.has(colour)).length}>
        <span className="hidden-text">
          {text("hero:run.hud.colours", { count: COLOURS.filter((colour) => has.has(colour)).length })}
        </span>
        {COLOURS.map((colour) => (
          <span key={colour} data-colour={colour} data-has={has.has(colour)}>
            <Picture of={badge(colour)} size={22} />
          </span>
        ))}
      </p>
    </div>
  );
}

function Golem({ health }: { readonly health: number }) {
  const { text } = useGame();
  return (
    <div className="run-golem">
      <b>{text("hero:run.hud.golem")}</b>
      <meter className="hidden-text" aria-label={text("hero:run.hud.golem")} min={0} max={100} value={health}>
        {health}
      </meter>
      <span aria-hidden="true">
        <i style={{ width: `${health}%` }} />
      </span>
    </div>
  );
}
