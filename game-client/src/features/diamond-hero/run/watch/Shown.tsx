import { useGame } from "../../../../core/app/game.ts";
import { Icon } from "../../../../core/hud/Picture.tsx";
import { numbersIn } from "../../../../core/texts/numbers.ts";
import { Arms, useArms } from "../../Arms.tsx";
import { timeOf } from "../time.ts";

/** What the viewer shows of a run beside its picture. */
export interface ShownView {
  readonly seconds: number;
  readonly minute: number;
  readonly hp: number;
  readonly hpMax: number;
  readonly level: number;
  readonly kills: number;
  readonly coins: number;
  /** `family:level` of each weapon. */
  readonly weapons: string;
  /** Health of the golem, %; null without one. */
  readonly golem: number | null;
  readonly isOver: boolean;
  /** The minute that is gone to, or null. */
  readonly seeking: number | null;
}

/** How the watched run stands. */
export function Shown({ view }: { readonly view: ShownView }) {
  const { text, locale } = useGame();
  const { seconds, hp, hpMax, level, kills, coins, weapons, golem } = view;
  const numbers = numbersIn(locale);
  return (
    <div className="watch-shown" data-seconds={seconds} data-kills={kills}>
      <b>{timeOf(seconds)}</b>
      <span>
        <Icon name="red-heart" size={20} />
        <span className="hidden-text">{text("hud.health")} </span>
        {hp} / {hpMax}
      </span>
      <span>{text("hero:run.hud.level-short", { level })}</span>
      <span>
        <Icon name="crossed-swords" size={18} />
        <span className="hidden-text">{text("hero:run.hud.kills")} </span>
        {numbers.format(kills)}
      </span>
      <span>
        <Icon name="coin" size={18} />
        <span className="hidden-text">{text("hero:run.hud.coins")} </span>
        {numbers.format(coins)}
      </span>
      {golem !== null && (
        <span>
          {text("hero:run.hud.golem")} {golem}%
        </span>
      )}
      <Arms weapons={useArms(weapons)} size={34} />
    </div>
  );
}
