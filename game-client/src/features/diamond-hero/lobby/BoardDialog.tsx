import type { HeroBoard, HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { useGame } from "../../../core/app/game.ts";
import { useReading } from "../../../core/reading/use-reading.ts";
import { Waiting } from "../../../core/reading/Waiting.tsx";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../texts.ts";
import { openWatch } from "../watch.ts";
import { lastWishOf } from "../wish.ts";
import { boardOf } from "./account.ts";
import { clock } from "./clock.ts";
import { Figure } from "./Figure.tsx";
import { HeroPanel } from "./HeroPanel.tsx";
import "./board.css";

/** The best runs, and how the player stands among them (spec 2 §2). Each can be watched. */
export function BoardDialog() {
  useTexts("hero", HERO_TEXTS);
  const game = useGame();
  const reading = boardOf(game);
  const read = useReading(reading);
  return (
    <HeroPanel name="hero-board" title={game.text("hero:board.title")}>
      {read.value ? (
        <Board board={read.value} />
      ) : (
        <Waiting words="hero:lobby" reading={reading} read={read} />
      )}
    </HeroPanel>
  );
}

function Board({ board: { top, around, players, percentile } }: { readonly board: HeroBoard }) {
  const game = useGame();
  const { text, stores, locale } = game;
  const numbers = new Intl.NumberFormat(locale);
  const hasOwn = around.some(({ own }) => own);
  // Who stands in the list above needs no list of neighbours.
  const isInTop = top.some(({ own }) => own);
  const race = (): void => {
    const last = lastWishOf(game).get();
    lastWishOf(game).set({ character: "engineer", calm: false, ...last, ghost: true });
    stores.$dialog.set({ kind: "hero-start" });
  };
  return (
    <div className="hero-board" data-players={players}>
      {top.length === 0 ? (
        <p className="empty">{text("hero:board.empty")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys
        <section className="lists" tabIndex={0} aria-label={text("hero:board.title")}>
          <Lines name="top" caption={text("hero:board.top", { count: top.length })} lines={top} top={top} />
          {hasOwn && !isInTop && (
            <Lines name="around" caption={text("hero:board.yours")} lines={around} top={top} />
          )}
        </section>
      )}
      {percentile !== null && (
        <p className="ahead">{text("hero:board.ahead", { percentile, players: numbers.format(players) })}</p>
      )}
      {!hasOwn && top.length > 0 && <p className="ahead">{text("hero:board.own-none")}</p>}
      <p className="note">{text("hero:board.share")}</p>
      {hasOwn && (
        <div className="buttons">
          <button type="button" className="call" data-way="race" onClick={race}>
            {text("hero:board.race")}
          </button>
        </div>
      )}
    </div>
  );
}

interface LinesProps {
  readonly name: string;
  readonly caption: string;
  readonly lines: readonly HeroBoardLine[];
  /** Those that anybody may watch. */
  readonly top: readonly HeroBoardLine[];
}

function Lines({ name, caption, lines, top }: LinesProps) {
  const game = useGame();
  const { text, locale } = game;
  const numbers = new Intl.NumberFormat(locale);
  // Of others only the best can be watched; who shares the last place of the list may not be in it.
  const canWatch = ({ own, attempt }: HeroBoardLine): boolean =>
    own || top.some((line) => line.attempt === attempt);
  return (
    <table data-lines={name}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text("hero:board.rank")}</th>
          <th scope="col">{text("hero:board.name")}</th>
          <th scope="col">{text("hero:board.score")}</th>
          <th scope="col">{text("hero:board.time")}</th>
          <th scope="col">
            <span className="hidden-text">{text("hero:board.watch")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.attempt} data-rank={line.rank} data-own={line.own}>
            <td>{line.rank}</td>
            <th scope="row">
              <span>
                <Figure character={line.character} size={26} isAnybody={!line.own} />
                <span className="hidden-text">{text(`hero:character.${line.character}.name`)}</span>
                <b>{line.name || text("player:unnamed")}</b>
                {line.own && <em>{text("hero:board.own")}</em>}
              </span>
            </th>
            <td>{numbers.format(line.score)}</td>
            <td>{clock(line.seconds)}</td>
            <td>
              {canWatch(line) && (
                <button
                  type="button"
                  data-way="watch"
                  aria-label={text("hero:board.watch-of", {
                    name: line.name || text("player:unnamed"),
                    rank: line.rank,
                  })}
                  onClick={() => openWatch(game, line.attempt)}
                >
                  <i aria-hidden="true">▶</i>
                  <span aria-hidden="true">{text("hero:board.watch")}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
