import { type Character, HERO } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { useGame } from "../../../core/app/game.ts";
import { CalmOffer } from "../../../core/arena/CalmOffer.tsx";
import { Icon } from "../../../core/hud/Picture.tsx";
import { SharePicture } from "../../../core/hud/SharePicture.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { Arms } from "../Arms.tsx";
import { LOBBY } from "../lobby-place.ts";
import type { HeroResult } from "../result.ts";
import { HERO_TEXTS } from "../texts.ts";
import { lastWishOf, wishOf } from "../wish.ts";
import { clock } from "./clock.ts";
import { Figure } from "./Figure.tsx";
import { HeroPanel } from "./HeroPanel.tsx";
import { lastRunOf } from "./last-run.ts";
import { Rewards } from "./Rewards.tsx";
import { standingOf } from "./standing.ts";
import "./result.css";

/** How a run ended (spec 2 §2, §4): what was reached, what it paid, and another one in one press. */
export function ResultDialog({ result, weapons = [] }: HeroResult) {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const { text, stores, locale } = game;
  const { calm } = useStore(stores.settings.$settings);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  useEffect(() => lastRunOf(game).set(result), [game, result]);
  const { reason, standing, ranked, seconds, kills, coins, level, score, before, character } = result;
  const numbers = numbersIn(locale);
  const time = clock(seconds);
  const close = (): void => stores.$dialog.set(null);
  const isCleared = reason === "cleared";
  const title = text(isCleared ? "hero:result.clear" : "hero:result.over");
  const { label, isGood, notes } = standingOf(result);
  const small = notes.map((note) => text(`hero:result.${note}`));
  if (before > 0) small.push(text("hero:result.before", { score: numbers.format(before) }));
  const rows = [
    { key: "time", value: `${time} / ${clock(HERO.milestones.at(-1)?.seconds ?? 0)}` },
    { key: "kills", value: numbers.format(kills) },
    { key: "coins", value: `+${numbers.format(coins)}` },
    { key: "level", value: numbers.format(level) },
  ];
  const onceMore = (): void => {
    const last = lastWishOf(game).get();
    close();
    wishOf(game).set({ ghost: false, character, ...last, calm });
  };
  const leave = (): void => {
    close();
    game.travel(LOBBY);
  };
  return (
    <HeroPanel name="hero-result" title={title} hint={text(`hero:result.${reason}`, { time })}>
      <div className="hero-result" data-reason={reason} data-standing={standing} data-ranked={ranked}>
        <div className="stage">
          <Figure character={character} size={112} pose={isCleared ? CHEER : TIRED} />
          <p className="score" data-score={score}>
            <span>{text("hero:result.score")}</span>
            <b>{numbers.format(score)}</b>
            <em data-good={isGood}>{text(`hero:result.${label}`)}</em>
            <small>{small.join(" · ")}</small>
          </p>
        </div>
        <dl className="numbers">
          {rows.map(({ key, value }) => (
            <div key={key} data-result={key}>
              <dt>{text(`hero:result.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {weapons.length > 0 && <Arms weapons={weapons} size={34} className="weapons" />}
        {result.golem && (
          <p className="golem">
            <Icon name="trophy" size={26} />
            {text("hero:result.golem")}
          </p>
        )}
        <Rewards rewards={result.rewards} />
        {result.unlocked.map((name) => (
          <Unlocked key={name} name={name} />
        ))}
        {result.lost && <p className="lost">{text("hero:result.lost")}</p>}
        {reason === "fallen" && (
          <CalmOffer texts="hero:result" className="note calm-way" button="quiet small" />
        )}
        <div className="buttons">
          <button type="button" className="quiet" data-way="lobby" onClick={leave}>
            {text("hero:result.lobby")}
          </button>
          <button
            type="button"
            className="quiet"
            data-way="shop"
            onClick={() =>
              stores.$dialog.set({ kind: "hero-power-ups", back: { kind: "hero-result", result, weapons } })
            }
          >
            {text("hero:result.shop")}
          </button>
          <SharePicture
            lines={[title, `${text("hero:start.title")} · ${time} · ${numbers.format(score)}`]}
            back={{ kind: "hero-result", result, weapons }}
          />
          <button ref={again} type="button" className="call" data-way="again" onClick={onceMore}>
            {text("hero:result.again")}
          </button>
        </div>
      </div>
    </HeroPanel>
  );
}

function Unlocked({ name }: { readonly name: Character }) {
  const { text } = useGame();
  return (
    <p className="unlocked" data-unlocked={name}>
      <Figure character={name} size={64} pose={CHEER} />
      {text("hero:result.unlocked", { name: text(`hero:character.${name}.name`) })}
    </p>
  );
}

const CHEER = { gesture: "cheer", mood: "happy" } as const;
const TIRED = { gesture: "hold", mood: "surprised" } as const;
