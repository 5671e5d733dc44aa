import { cardPicture } from "@diamond-valley/art-kit/drawings/hero/cards.ts";
import { die } from "@diamond-valley/art-kit/drawings/hero/die.ts";
import type { CardsView, CardView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { useGame } from "../../../core/app/game.ts";
import { fighterOf } from "../../../core/arena/fighter.ts";
import { Panel } from "../../../core/dialogs/Panel.tsx";
import { Picture } from "../../../core/hud/Picture.tsx";
import { numbersOf as numbersOfCard } from "./card-words.ts";
import { numbersOf } from "./numbers.ts";
import { runOf } from "./own-run.ts";
import "./cards.css";
import "./around-cards.css";

/** In this time a press was meant for what was there before the cards, ms. */
const SUDDEN = 260;

/** Three cards while time stands still: one is taken, or the dice are rolled for others (spec 2 §3). */
export function CardsDialog() {
  const game = useGame();
  const { text } = game;
  const run = runOf(game);
  const cards = useStore(run.$cards);
  const fighter = fighterOf(game);
  const list = useRef<HTMLUListElement>(null);
  const opened = useRef(performance.now());
  useEffect(() => {
    opened.current = performance.now();
    list.current?.querySelector("button")?.focus();
  }, [cards?.offers]);
  // Wherever the focus is: three keys and a die are all there is to press.
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => keys.current(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!cards) return null;
  const isSudden = (): boolean => performance.now() - opened.current < SUDDEN;
  const take = (place: number): void => {
    if (!isSudden() && !cards.rolling && place < cards.cards.length) fighter.buttons.choose(place + 1);
  };
  const roll = (): void => {
    if (!isSudden() && !cards.rolling && cards.rolls > 0) fighter.tap("interact");
  };
  keys.current = (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const number = /^(?:Digit|Numpad)([1-3])$/.exec(event.code)?.[1];
    const way = { ArrowRight: 1, ArrowDown: 1, KeyD: 1, ArrowLeft: -1, ArrowUp: -1, KeyA: -1 }[event.code];
    if (number) take(Number(number) - 1);
    else if (event.code === "KeyR") roll();
    else if (event.code === "KeyX") (document.activeElement as HTMLElement | null)?.click();
    else if (way) step(way);
    else return;
    event.preventDefault();
  };
  const step = (way: number): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[at < 0 ? 0 : (at + way + buttons.length) % buttons.length]?.focus();
  };
  // The cards of before lie there while the dice roll.
  const dealt = cards.rolls + (cards.rolling ? 1 : 0);
  return (
    <Panel name="hero-cards" title={text("hero:run.cards.title")} shape="wide">
      <div
        className="hero-cards"
        data-offers={cards.offers}
        data-rolling={cards.rolling}
        aria-busy={cards.rolling}
      >
        <Rest />
        <ul ref={list}>
          {cards.cards.map((card, place) => (
            <li key={`${dealt}:${place}`}>
              <Card card={card} place={place} onTake={() => take(place)} />
            </li>
          ))}
        </ul>
        <Dice cards={cards} onRoll={roll} />
        {cards.offers > 1 && (
          <p className="more">{text("hero:run.cards.more", { offers: cards.offers - 1 })}</p>
        )}
        <NumbersSwitch />
      </div>
    </Panel>
  );
}

/** How long until the first card is taken: in its own part, for it changes each second. */
function Rest() {
  const game = useGame();
  const left = useStore(runOf(game).$left);
  return (
    <p
      className="rest"
      role="timer"
      data-left={left}
      style={{ ["--share" as string]: `${(left / 20) * 100}%` }}
    >
      <i aria-hidden="true" />
      <span>{game.text("hero:run.cards.left", { left })}</span>
    </p>
  );
}

function Card({
  card,
  place,
  onTake,
}: {
  readonly card: CardView;
  readonly place: number;
  readonly onTake: () => void;
}) {
  const { text } = useGame();
  const of = card.kind === "weapon" ? card.family : card.kind;
  const name =
    card.kind === "weapon" ? text(`hero:run.name.${card.family}`) : text(`hero:run.cards.${card.kind}`);
  return (
    <button
      type="button"
      className="card"
      data-card={of}
      data-place={place + 1}
      data-doubled={card.doubled}
      data-colour={card.kind === "weapon" ? (card.colour ?? "prism") : "gift"}
      aria-keyshortcuts={String(place + 1)}
      onClick={onTake}
    >
      <i className="key" aria-hidden="true">
        {place + 1}
      </i>
      <Picture of={cardPicture(of)} size={84} />
      <b>{name}</b>
      {card.kind === "weapon" ? (
        <Numbers card={card} />
      ) : (
        <span>{text(`hero:run.cards.${card.kind}-text`, { gives: card.gives })}</span>
      )}
      {card.doubled && (
        <em>{text(card.kind === "weapon" ? "hero:run.cards.doubled" : "hero:run.cards.doubled-gift")}</em>
      )}
    </button>
  );
}

/** What the card's level does, by the numbers of the rules. */
function Numbers({ card }: { readonly card: Extract<CardView, { kind: "weapon" }> }) {
  const { text, locale } = useGame();
  const { from, to } = card.level;
  const told = (value: number, seconds: boolean): string => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
    return seconds ? text("hero:run.cards.seconds", { value: number }) : number;
  };
  return (
    <>
      <span className="level" data-new={from === 0}>
        {from === 0
          ? `${text("hero:run.cards.new")} · ${text("hero:run.cards.level-new", { to })}`
          : text("hero:run.cards.level", { from, to })}
      </span>
      <span className="numbers">
        {numbersOfCard(card).map(({ key, before, after, seconds }) => (
          <span key={key} data-number={key}>
            <small>{text(`hero:run.cards.${key}`)}</small>
            <span>
              {before !== null && <s>{told(before, seconds)} → </s>}
              <strong>{told(after, seconds)}</strong>
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

function Dice({
  cards: { die: eyes, rolls, rolling },
  onRoll,
}: {
  readonly cards: CardsView;
  readonly onRoll: () => void;
}) {
  const { text } = useGame();
  return (
    <div className="dice">
      <button
        type="button"
        className="quiet"
        data-way="roll"
        aria-keyshortcuts="r"
        disabled={rolls === 0}
        onClick={onRoll}
      >
        {/* Another one for each roll, so that each tumbles. */}
        <span key={`${rolls}:${rolling}`} className="die" data-die={eyes}>
          <Picture of={die(eyes)} size={44} />
        </span>
        <span>
          {text("hero:run.cards.roll")}
          <small>{rolls === 0 ? text("hero:run.cards.none") : text("hero:run.cards.rolls", { rolls })}</small>
        </span>
        <i className="key" aria-hidden="true">
          R
        </i>
      </button>
      <output className="hidden-text">{eyes > 0 ? text("hero:run.cards.die", { eyes }) : ""}</output>
    </div>
  );
}

/** Here time stands still: the one place in a run where somebody can look for a switch. */
function NumbersSwitch() {
  const game = useGame();
  const $numbers = numbersOf(game);
  const shown = useStore($numbers);
  return (
    <label className="numbers-switch">
      <input
        type="checkbox"
        data-setting="damage-numbers"
        checked={shown}
        onChange={({ target }) => $numbers.set(target.checked)}
      />
      {game.text("hero:run.cards.numbers")}
    </label>
  );
}
