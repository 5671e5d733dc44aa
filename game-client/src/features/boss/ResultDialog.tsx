import { golem } from "@diamond-valley/art-kit/drawings/golem.ts";
import type { EndAnswer } from "@diamond-valley/schemas/boss/boss.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { CalmOffer } from "../../core/arena/CalmOffer.tsx";
import { HomeButton } from "../../core/arena/HomeButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import { SharePicture } from "../../core/hud/SharePicture.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { fightOf } from "./own-fight.ts";
import { ScoreParts } from "./ScoreParts.tsx";
import "./boss-dialogs.css";

/** The picture of a fight's end. */
const pictureOf = ({ kind, outcome }: EndAnswer) =>
  golem(
    kind === "story" ? "stone" : "ink",
    outcome === "fail" ? "stomp-warn" : kind === "story" ? "shy" : "dazed",
  );

/** How a fight ended (spec 2 §2, §8): what it brought, and another try in one press. */
export function ResultDialog() {
  const game = useGame();
  const { text, stores, locale } = game;
  const fight = fightOf(game);
  const result = useStore(fight.$result);
  const wallet = useStore(stores.$wallet);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  if (!result) return null;
  const {
    kind,
    outcome,
    reason,
    dealt,
    seconds,
    score,
    isBest,
    diamonds,
    levelUp,
    lost,
    ranked,
    calm,
    arms,
  } = result;
  const close = (): void => stores.$dialog.set(null);
  const isPeace = kind === "story" && outcome === "success";
  const numbers = numbersIn(locale);
  const scoredAs = text(!ranked ? "boss:entry.practice" : calm ? "settings.calm" : `boss:arms.${arms}.name`);
  const reached = [
    text(`boss:result.${outcome}`),
    score === null ? text("boss:result.seconds", { seconds }) : `${scoredAs} · ${numbers.format(score)}`,
  ];
  const today = wallet?.boss.today;
  return (
    <Panel
      name="boss-result"
      title={text(`boss:result.${outcome}`)}
      hint={text(`boss:result.${outcome === "fail" ? "escaped" : isPeace ? "peace" : "shadow"}`)}
      onClose={close}
    >
      <div className="boss-result" data-outcome={outcome} data-reason={reason} data-kind={kind}>
        <Picture of={pictureOf(result)} size={110} className="portrait" />
        {outcome === "fail" && <p className="note">{text(`boss:result.${reason}`)}</p>}
        {(diamonds > 0 || levelUp !== null) && (
          <p className="burst">
            <i className="rays" aria-hidden="true" />
            {levelUp !== null && (
              <strong data-level={levelUp}>
                <Icon name="trophy" size={36} />
                {text("boss:result.level", { level: levelUp })}
              </strong>
            )}
            {diamonds > 0 && (
              <strong data-diamonds={diamonds}>
                <Icon name="gem-stone" size={36} />
                {text("boss:result.diamonds", { diamonds: numbers.format(diamonds) })}
              </strong>
            )}
          </p>
        )}
        {score !== null && (
          <p className="score" data-score={score}>
            {scoredAs}
            <b>{numbers.format(score)}</b>
            {isBest && <em>{text("boss:result.best")}</em>}
          </p>
        )}
        {score !== null ? (
          <ScoreParts result={result} />
        ) : (
          <p className="note">
            {text("boss:result.dealt", { dealt })} · {text("boss:result.seconds", { seconds })}
          </p>
        )}
        {ranked && wallet && wallet.boss.week > 0 && today && (
          <p className="note">
            {text("boss:result.standing", {
              best: numbers.format(calm ? wallet.boss.calm : wallet.boss.best[arms]),
              left: Math.max(0, today.limit - today.used),
              limit: today.limit,
            })}
          </p>
        )}
        {lost && <p className="note warn">{text("boss:result.lost")}</p>}
        {outcome === "fail" && <CalmOffer texts="boss:result" className="note" button="quiet small" />}
        <div className="buttons">
          <HomeButton label={text("boss:result.village")} />
          <SharePicture lines={reached} back={{ kind: "boss-result" }} />
          {isPeace ? (
            <button ref={again} type="button" className="call" data-way="stay" onClick={close}>
              {text("boss:result.stay")}
            </button>
          ) : (
            <button ref={again} type="button" className="call" data-way="again" onClick={fight.again}>
              {text("boss:result.again")}
            </button>
          )}
        </div>
      </div>
    </Panel>
  );
}
