import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { LAST_LEVEL, type PowerUp } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import type { OpenDialog } from "../../../core/dialogs/dialogs.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { useQuestionFocus } from "../../../core/dialogs/use-question-focus.ts";
import { Icon } from "../../../core/hud/Picture.tsx";
import { refusalKey } from "../../../core/hud/refusals.ts";
import { useReading } from "../../../core/reading/use-reading.ts";
import { Waiting } from "../../../core/reading/Waiting.tsx";
import { EFFECTS } from "../../../core/sound/effects.ts";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../texts.ts";
import { accountOf } from "./account.ts";
import { HeroPanel } from "./HeroPanel.tsx";
import { Pips } from "./Pips.tsx";
import { PowerUpIcon } from "./PowerUpIcon.tsx";
import { FIRST_LEVELS, type NextLevel, offersOf, type PowerUpOffer } from "./power-ups.ts";
import { shopOf } from "./shop.ts";
import { SOUNDS } from "./sounds.ts";
import "./shop.css";

/** The shop of power-ups (spec 2 §2, §5): coins for levels, with a confirm step. Closing it opens `back`. */
export function PowerUpsDialog({ back }: { readonly back?: OpenDialog }) {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const reading = accountOf(game);
  const read = useReading(reading);
  return (
    <HeroPanel
      name="hero-power-ups"
      title={game.text("hero:shop.title")}
      onClose={() => game.stores.$dialog.set(back ?? null)}
    >
      {read.value ? (
        <Shop account={read.value} />
      ) : (
        <Waiting words="hero:lobby" reading={reading} read={read} />
      )}
    </HeroPanel>
  );
}

/** What is said where a power-up costs more than there is (spec 2 §8). */
const TOO_FEW = "errors:not-enough-coins.message";

/** What was told last: a purchase, or why there was none. */
type Told = { readonly isGood: boolean; readonly words: string } | null;

function Shop({ account }: { readonly account: HeroAccount }) {
  const game = useGame();
  const { text, locale, sounds } = game;
  const [asked, ask] = useState<PowerUp | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Told>(null);
  const numbers = numbersIn(locale);
  const offers = offersOf(account);
  const nameOf = (powerUp: PowerUp): string => text(`hero:shop.${powerUp}.name`);

  const refuse = (words: string): void => {
    sounds.play(EFFECTS.refuse);
    tell({ isGood: false, words });
  };
  const choose = (powerUp: PowerUp, { isAffordable }: NextLevel): void => {
    tell(null);
    if (isAffordable) ask(powerUp);
    else refuse(text(TOO_FEW));
  };
  const buy = async (powerUp: PowerUp, level: number): Promise<void> => {
    setBusy(true);
    const refused = await shopOf(game).buy(powerUp, level);
    setBusy(false);
    ask(null);
    if (refused) return refuse(text(refusalKey(refused)));
    sounds.play(SOUNDS.bought, "caption.diamonds");
    tell({ isGood: true, words: text("hero:shop.bought", { name: nameOf(powerUp), level }) });
  };

  return (
    <div className="hero-shop">
      <p className="purse">
        <Icon name="coin" size={30} />
        <span className="hidden-text">{text("hero:lobby.coins")}</span>
        <output key={account.coins}>{numbers.format(account.coins)}</output>
      </p>
      <ul>
        {offers.map((offer) => (
          <Shelf
            key={offer.powerUp}
            offer={offer}
            isAsked={asked === offer.powerUp}
            busy={busy}
            rest={account.coins - (offer.next?.price ?? 0)}
            onChoose={choose}
            onBuy={buy}
            onCancel={() => ask(null)}
          />
        ))}
      </ul>
      {/* Two regions that stay: what is put into them is read aloud. */}
      <p className="told" role="status" data-told={told?.isGood ? "bought" : undefined}>
        {told?.isGood ? told.words : ""}
      </p>
      <p className="told warn" role="alert" data-told={told && !told.isGood ? "refused" : undefined}>
        {told && !told.isGood ? told.words : ""}
      </p>
    </div>
  );
}

interface ShelfProps {
  readonly offer: PowerUpOffer;
  readonly isAsked: boolean;
  readonly busy: boolean;
  /** Coins that buying would leave. */
  readonly rest: number;
  readonly onChoose: (powerUp: PowerUp, next: NextLevel) => void;
  readonly onBuy: (powerUp: PowerUp, level: number) => void;
  readonly onCancel: () => void;
}

function Shelf({ offer, isAsked, busy, rest, onChoose, onBuy, onCancel }: ShelfProps) {
  const { text, locale } = useGame();
  const { powerUp, level, effect, next } = offer;
  const numbers = numbersIn(locale);
  const { button, confirm } = useQuestionFocus(isAsked);
  const name = text(`hero:shop.${powerUp}.name`);
  const does = (value: number): string => text(`hero:shop.${powerUp}.effect`, { effect: value });
  return (
    <li data-power-up={powerUp} data-level={level} data-asked={isAsked}>
      <PowerUpIcon powerUp={powerUp} size={44} />
      <div className="what">
        <h3>{name}</h3>
        <Pips
          count={level}
          of={LAST_LEVEL}
          gap={FIRST_LEVELS}
          label={text("hero:shop.level", { level, last: LAST_LEVEL })}
        />
        <p>
          {level > 0 || powerUp === "dice"
            ? text("hero:shop.now", { effect: does(effect) })
            : text("hero:shop.nothing")}
        </p>
        {next?.isLocked && (
          <p className="later">
            <Icon name="locked" size={18} />
            {text("hero:shop.later", { first: FIRST_LEVELS + 1, last: LAST_LEVEL })}
          </p>
        )}
        {next && !next.isLocked && !isAsked && (
          <p className="then">{text("hero:shop.then", { level: next.level, effect: does(next.effect) })}</p>
        )}
      </div>
      {next === null && <b className="full">{text("hero:shop.full")}</b>}
      {next && !next.isLocked && !isAsked && (
        <button
          ref={button}
          type="button"
          className="call price"
          data-way="buy"
          data-affordable={next.isAffordable}
          aria-label={text("hero:shop.buy-for", {
            name,
            level: next.level,
            price: numbers.format(next.price),
          })}
          onClick={() => onChoose(powerUp, next)}
        >
          <Icon name="coin" size={22} />
          {numbers.format(next.price)}
        </button>
      )}
      {next && isAsked && (
        <fieldset className="question" aria-label={name}>
          <p>
            {text("hero:shop.question", { name, level: next.level, effect: does(next.effect) })}
            <small>{text("hero:shop.rest", { rest: numbers.format(rest) })}</small>
          </p>
          <div className="buttons">
            <PanelButton className="quiet" data-way="cancel" off={busy} onClick={onCancel}>
              {text("hero:shop.cancel")}
            </PanelButton>
            <PanelButton
              ref={confirm}
              className="call"
              data-way="confirm"
              off={busy}
              onClick={() => onBuy(powerUp, next.level)}
            >
              <Icon name="coin" size={22} />
              {text("hero:shop.confirm", { price: numbers.format(next.price) })}
            </PanelButton>
          </div>
        </fieldset>
      )}
    </li>
  );
}
