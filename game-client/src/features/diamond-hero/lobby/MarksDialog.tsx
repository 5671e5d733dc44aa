import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { LAST_LEVEL } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { useGame } from "../../../core/app/game.ts";
import { Icon } from "../../../core/hud/Picture.tsx";
import { useReading } from "../../../core/reading/use-reading.ts";
import { Waiting } from "../../../core/reading/Waiting.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../texts.ts";
import { accountOf } from "./account.ts";
import { clock } from "./clock.ts";
import { HeroPanel } from "./HeroPanel.tsx";
import { marksOf } from "./marks.ts";
import "./marks.css";

/** Milestones, missions and extreme missions with what they pay (spec 2 §3, §9). */
export function MarksDialog() {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const reading = accountOf(game);
  const read = useReading(reading);
  return (
    <HeroPanel name="hero-marks" title={game.text("hero:marks.title")}>
      {read.value ? (
        <Marks account={read.value} />
      ) : (
        <Waiting words="hero:lobby" reading={reading} read={read} />
      )}
    </HeroPanel>
  );
}

function Marks({ account }: { readonly account: HeroAccount }) {
  const { text, locale } = useGame();
  const { milestones, missions, extremes, isExtreme, paid, all } = marksOf(account);
  const numbers = numbersIn(locale);
  return (
    // It scrolls: who has only keys needs to stand in it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys
    <section className="hero-marks" tabIndex={0} aria-label={text("hero:marks.title")}>
      <p className="sum">
        <Icon name="gem-stone" size={26} />
        {text("hero:marks.paid", { paid, all })}
      </p>
      <h3>{text("hero:marks.milestones")}</h3>
      <ol className="milestones">
        {milestones.map(({ number, seconds, diamonds, isDone }) => (
          <li key={number} data-milestone={number} data-done={isDone}>
            <b>{clock(seconds)}</b>
            <span>
              {text(number === milestones.length ? "hero:marks.hold-clear" : "hero:marks.hold", {
                time: clock(seconds),
              })}
            </span>
            <Pay diamonds={diamonds} isDone={isDone} />
          </li>
        ))}
      </ol>
      <h3>{text("hero:marks.missions")}</h3>
      <ul>
        {missions.map(({ mission, goal, count, diamonds, isDone, paid: reached, goals }) => (
          <li key={mission} className="mission" data-mission={mission} data-done={isDone}>
            <Bar
              words={
                isDone
                  ? text("hero:marks.finished")
                  : text(`hero:marks.${mission}`, { goal: numbers.format(goal) })
              }
              name={text(`hero:marks.${mission}`, { goal: numbers.format(goal) })}
              count={count}
              goal={goal}
              steps={`${reached} / ${goals}`}
            />
            <Pay diamonds={diamonds} isDone={isDone} />
          </li>
        ))}
      </ul>
      <h3>{text("hero:marks.extreme.title")}</h3>
      {!isExtreme && (
        <p className="wait">
          <Icon name="locked" size={20} />
          {text("hero:marks.extreme.wait")}
        </p>
      )}
      <ul data-locked={!isExtreme}>
        {extremes.map(({ extreme, goal, count, diamonds, isDone }) => {
          const words = text(`hero:marks.extreme.${extreme}`, {
            goal: numbers.format(goal),
            last: LAST_LEVEL,
          });
          return (
            <li key={extreme} className="mission" data-extreme={extreme} data-done={isDone}>
              <Bar words={words} name={words} count={count} goal={goal} />
              <Pay diamonds={diamonds} isDone={isDone} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What something pays, or that it has. */
function Pay({ diamonds, isDone }: { readonly diamonds: number; readonly isDone: boolean }) {
  const { text } = useGame();
  return (
    <em className="pay">
      <Icon name={isDone ? "check-mark-button" : "gem-stone"} size={22} />
      <span aria-hidden="true">{diamonds}</span>
      <span className="hidden-text">
        {text("hero:marks.diamonds", { diamonds })}
        {isDone && ` · ${text("hero:marks.done")}`}
      </span>
    </em>
  );
}

interface BarProps {
  readonly words: string;
  readonly name: string;
  readonly count: number;
  readonly goal: number;
  /** How many goals of the series are reached. */
  readonly steps?: string;
}

function Bar({ words, name, count, goal, steps }: BarProps) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  return (
    <div className="bar">
      <span>
        {words}
        {steps && <small aria-hidden="true">{steps}</small>}
      </span>
      <meter className="hidden-text" min={0} max={goal} value={count} aria-label={name} />
      <i className="rail" aria-hidden="true">
        <i style={{ width: `${(count / goal) * 100}%` }} />
      </i>
      <small>{text("hero:marks.of", { count: numbers.format(count), goal: numbers.format(goal) })}</small>
    </div>
  );
}
