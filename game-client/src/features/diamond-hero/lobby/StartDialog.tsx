import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { type Character, POWER_UPS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { useReading } from "../../../core/reading/use-reading.ts";
import { Waiting } from "../../../core/reading/Waiting.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { LOBBY } from "../lobby-place.ts";
import { HERO_TEXTS } from "../texts.ts";
import { lastWishOf, type RunWish, wishOf } from "../wish.ts";
import { accountOf } from "./account.ts";
import { CharacterCard, CharacterChoice } from "./Choice.tsx";
import { charactersFor, mostOf, proposedCharacter } from "./characters.ts";
import { HeroPanel } from "./HeroPanel.tsx";
import { helpSeenOf } from "./help-seen.ts";
import { PowerUpIcon } from "./PowerUpIcon.tsx";
import { effectOf } from "./power-ups.ts";
import "./start.css";

/** The place that runs are played in. */
const ARENA: PlaceName = "neon-arena";

/** Who runs, and how (spec 2 §2): behind it one goes to the arena. Who has never run is shown how first. */
export function StartDialog() {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const { stores, text } = game;
  const reading = accountOf(game);
  const read = useReading(reading);
  const account = read.value;
  const isNew = account !== null && account.totals.plays === 0 && !helpSeenOf(game).get();
  useEffect(() => {
    if (isNew) stores.$dialog.set({ kind: "hero-help", back: { kind: "hero-start" } });
  }, [isNew, stores]);
  return (
    <HeroPanel name="hero-start" title={text("hero:start.title")}>
      {account ? <Start account={account} /> : <Waiting words="hero:lobby" reading={reading} read={read} />}
    </HeroPanel>
  );
}

function Start({ account }: { readonly account: HeroAccount }) {
  const game = useGame();
  const { stores, text, locale } = game;
  const { calm } = useStore(stores.settings.$settings);
  const isInArena = useStore(stores.$place) === ARENA;
  const last = lastWishOf(game).get();
  const [name, setName] = useState(() => proposedCharacter(account, last?.character ?? null));
  const [ghost, setGhost] = useState(last?.ghost ?? true);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  const shown = charactersFor(account);
  const chosen = shown.find((each) => each.name === name)!;
  const numbers = numbersIn(locale);
  const hasBest = account.best > 0;

  // Who was chosen stays chosen when the dialog is closed.
  const choose = (next: Character): void => {
    setName(next);
    if (account.characters[next]) lastWishOf(game).set({ character: next, calm, ghost });
  };
  const begin = (): void => {
    const wish: RunWish = { character: name, calm, ghost: ghost && hasBest };
    lastWishOf(game).set(wish);
    wishOf(game).set(wish);
    stores.$dialog.set(null);
    game.travel(ARENA);
  };
  const leave = (): void => {
    stores.$dialog.set(null);
    game.travel(LOBBY);
  };

  return (
    <div className="hero-start">
      <div className="who">
        <CharacterCard shown={chosen} most={mostOf(shown)} />
        <CharacterChoice shown={shown} chosen={name} onChoose={choose} />
      </div>
      <div className="how">
        <PowerUps account={account} />
        <label className="way">
          <input
            type="checkbox"
            data-setting="calm"
            checked={calm}
            onChange={({ target }) => stores.settings.set("calm", target.checked)}
          />
          <span>
            {text("hero:start.calm")}
            <small>{text("hero:start.calm-hint")}</small>
          </span>
        </label>
        {hasBest && (
          <label className="way">
            <input
              type="checkbox"
              data-setting="ghost"
              checked={ghost}
              onChange={({ target }) => setGhost(target.checked)}
            />
            <span>
              {text("hero:start.ghost")}
              <small>{text("hero:start.ghost-hint")}</small>
            </span>
          </label>
        )}
        {account.missing > 0 && (
          <p className="missing" data-missing={account.missing}>
            {text("hero:start.missing", { count: account.missing })}{" "}
            <button
              type="button"
              className="quiet"
              data-way="missing"
              onClick={() => stores.$dialog.set({ kind: "missing-gems" })}
            >
              {text("hero:start.where")}
            </button>
          </p>
        )}
        <p className="standing" data-ranked={!calm}>
          <b>{text(calm ? "hero:start.unranked" : "hero:start.ranked")}</b>
          <span>
            {hasBest
              ? text("hero:start.best", { score: numbers.format(account.best) })
              : text("hero:start.best-none")}
          </span>
        </p>
        <div className="buttons">
          {isInArena && (
            <button type="button" className="quiet" data-way="lobby" onClick={leave}>
              {text("hero:result.lobby")}
            </button>
          )}
          <button
            type="button"
            className="quiet"
            data-way="help"
            onClick={() => stores.$dialog.set({ kind: "hero-help", back: { kind: "hero-start" } })}
          >
            {text("hero:help.again")}
          </button>
          <button
            ref={start}
            type="button"
            className="call"
            data-way="start"
            disabled={chosen.locked !== null || account.missing > 0}
            onClick={begin}
          >
            {text("hero:start.go")}
          </button>
        </div>
      </div>
    </div>
  );
}

/** What was bought and counts in the run. */
function PowerUps({ account: { powerUps } }: { readonly account: HeroAccount }) {
  const { text } = useGame();
  const bought = POWER_UPS.filter((powerUp) => powerUps[powerUp] > 0);
  return (
    <section className="in-force" aria-label={text("hero:start.power-ups")}>
      {bought.length === 0 ? (
        <p>{text("hero:start.power-ups-none")}</p>
      ) : (
        <ul>
          {bought.map((powerUp) => (
            <li key={powerUp} data-power-up={powerUp} data-level={powerUps[powerUp]}>
              <PowerUpIcon powerUp={powerUp} size={26} />
              <span>
                {text(`hero:shop.${powerUp}.effect`, { effect: effectOf(powerUp, powerUps[powerUp]) })}
                <small>{text("hero:start.level", { level: powerUps[powerUp] })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
