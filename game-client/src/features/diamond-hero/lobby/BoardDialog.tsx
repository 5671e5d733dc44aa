import { SPANS, type Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { HeroBoard, HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useGame } from "../../../core/app/game.ts";
import { perGame } from "../../../core/feature.ts";
import { PlayerRanks } from "../../../core/ranks/PlayerRanks.tsx";
import { BOARD_PACE } from "../../../core/ranks/pace.ts";
import { RankKinds } from "../../../core/ranks/RankKinds.tsx";
import { BOARD_TEXTS } from "../../../core/ranks/texts.ts";
import { useReading } from "../../../core/reading/use-reading.ts";
import { Waiting } from "../../../core/reading/Waiting.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { useTexts } from "../../../core/texts/use-texts.ts";
import { HERO_TEXTS } from "../texts.ts";
import { openWatch } from "../watch.ts";
import { lastWishOf } from "../wish.ts";
import { boardsOf } from "./account.ts";
import { clock } from "./clock.ts";
import { Figure } from "./Figure.tsx";
import { HeroPanel } from "./HeroPanel.tsx";
import "./board.css";

/** Which board was looked at last: whoever comes back from a run or a report goes on there. */
const spanOf = perGame(() => atom<Span>("all"));

/** The best runs, of this week and of all time, and how the player stands among them (spec 2 §2). Each can be watched. */
export function BoardDialog() {
  useTexts("hero", HERO_TEXTS);
  useTexts("boards", BOARD_TEXTS);
  const game = useGame();
  const { text } = game;
  const $span = spanOf(game);
  const span = useStore($span);
  return (
    <HeroPanel name="hero-board" title={text("hero:board.title")}>
      <div className="hero-board" data-kind={span}>
        <RankKinds
          label={text("hero:board.title")}
          kinds={SPANS.map((kind) => ({ kind, name: text(`boards:span.${kind}`) }))}
          chosen={span}
          onChoose={(chosen) => $span.set(chosen)}
        />
        <Shown key={span} span={span} />
      </div>
    </HeroPanel>
  );
}

function Shown({ span }: { readonly span: Span }) {
  const reading = boardsOf(useGame())[span];
  const read = useReading(reading, BOARD_PACE);
  if (!read.value) return <Waiting words="boards" reading={reading} read={read} />;
  return <Runs board={read.value} />;
}

function Runs({ board }: { readonly board: HeroBoard }) {
  const game = useGame();
  const { text, stores, locale } = game;
  const numbers = numbersIn(locale);
  const race = (): void => {
    const last = lastWishOf(game).get();
    lastWishOf(game).set({ character: "engineer", calm: false, ...last, ghost: true });
    stores.$dialog.set({ kind: "hero-start" });
  };
  // Of others only the best can be watched; who shares the last place of the list may not be in it.
  const canWatch = ({ own, attempt }: HeroBoardLine): boolean =>
    own || board.top.some((line) => line.attempt === attempt);
  return (
    <div data-players={board.players}>
      <PlayerRanks
        label={text("hero:board.title")}
        board={board}
        empty={text("hero:board.empty")}
        picture={({ character, own }) => (
          <>
            <Figure character={character} size={26} isAnybody={!own} />
            <span className="hidden-text">{text(`hero:character.${character}.name`)}</span>
          </>
        )}
        columns={[
          { key: "score", head: text("hero:board.score"), cell: ({ score }) => numbers.format(score) },
          { key: "time", head: text("hero:board.time"), cell: ({ seconds }) => clock(seconds) },
          {
            key: "attempts",
            head: text("boards:attempts"),
            cell: ({ attempts }) => (attempts === null ? "–" : numbers.format(attempts)),
            isMinor: true,
          },
          {
            key: "total",
            head: text("boards:total"),
            cell: ({ total }) => numbers.format(total),
            isMinor: true,
          },
          {
            key: "watch",
            head: null,
            cell: (line) => canWatch(line) && <Watch line={line} />,
          },
        ]}
      />
      <p className="note">{text("hero:board.share")}</p>
      {board.around.length > 0 && (
        <div className="buttons">
          <button type="button" className="call" data-way="race" onClick={race}>
            {text("hero:board.race")}
          </button>
        </div>
      )}
    </div>
  );
}

function Watch({ line: { name, rank, attempt } }: { readonly line: HeroBoardLine }) {
  const game = useGame();
  const { text } = game;
  return (
    <button
      type="button"
      data-way="watch"
      aria-label={text("hero:board.watch-of", { name: name || text("player:unnamed"), rank })}
      onClick={() => openWatch(game, attempt)}
    >
      <i aria-hidden="true">▶</i>
      <span aria-hidden="true">{text("hero:board.watch")}</span>
    </button>
  );
}
