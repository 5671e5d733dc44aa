import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { type PlayerBoard, type PlayerLine, SPANS } from "@diamond-valley/schemas/boards/boards.ts";
import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import { Picture } from "../../core/hud/Picture.tsx";
import { PlayerRanks } from "../../core/ranks/PlayerRanks.tsx";
import { BOARD_PACE } from "../../core/ranks/pace.ts";
import { RankKinds } from "../../core/ranks/RankKinds.tsx";
import type { RankColumn } from "../../core/ranks/RankTable.tsx";
import { BOARD_TEXTS } from "../../core/ranks/texts.ts";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { BOARDS, type Chosen, chosenOf, readingOf } from "./kinds.ts";

/** The boards of players: whose deliveries, and whose score against the boss. */
export function BoardsDialog() {
  useTexts("boards", BOARD_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const $chosen = chosenOf(game);
  const chosen = useStore($chosen);
  const { board, span, arms } = chosen;
  const choose = (changes: Partial<Chosen>): void => $chosen.set({ ...chosen, ...changes });
  const close = (): void => stores.$dialog.set(null);
  return (
    <Panel name="boards" shape="wide" title={text("boards:heading")} onClose={close}>
      <Tabs
        label={text("boards:boards")}
        tabs={BOARDS.map((key) => ({ key, name: text(`boards:tab.${key}`) }))}
        chosen={board}
        onChoose={(board) => choose({ board })}
      >
        <div className="player-boards" data-board={board} data-span={span} data-arms={arms}>
          <p className="hint">{text(`boards:${board}.hint`)}</p>
          <RankKinds
            label={text("boards:span.label")}
            kinds={SPANS.map((kind) => ({ kind, name: text(`boards:span.${kind}`) }))}
            chosen={span}
            onChoose={(span) => choose({ span })}
          />
          {board === "boss" && (
            <RankKinds
              label={text("boards:boss.arms")}
              kinds={ARMS.map((kind) => ({ kind, name: text(`boards:boss.${kind}`) }))}
              chosen={arms}
              onChoose={(arms) => choose({ arms })}
            />
          )}
          <Shown key={`${board} ${span} ${arms}`} chosen={chosen} />
        </div>
      </Tabs>
      <CloseButton onClose={close} />
    </Panel>
  );
}

function Shown({ chosen }: { readonly chosen: Chosen }) {
  const reading = readingOf(useGame())(chosen);
  const read = useReading(reading, BOARD_PACE);
  if (!read.value) return <Waiting words="boards" reading={reading} read={read} />;
  return <Ranks chosen={chosen} board={read.value} />;
}

function Ranks({
  chosen: { board: name, span },
  board,
}: {
  readonly chosen: Chosen;
  readonly board: PlayerBoard;
}) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  if (name === "boss" && span === "week" && board.week === 0)
    return <p className="rank-empty">{text("boards:boss.none")}</p>;
  const column = (
    key: "score" | "best" | "total" | "boss",
    head: string,
    isMinor = true,
  ): RankColumn<PlayerLine> => ({
    key,
    head: text(head),
    cell: (line) => numbers.format(line[key]),
    isMinor,
  });
  const fights: RankColumn<PlayerLine> = {
    key: "fights",
    head: text("boards:boss.fights"),
    cell: ({ wins, attempts }) => `${numbers.format(wins ?? 0)} / ${numbers.format(attempts ?? 0)}`,
  };
  const score = column("score", `boards:${name}.score`, false);
  const columns =
    name === "kind"
      ? [
          score,
          span === "week" ? column("total", "boards:kind.total") : column("best", "boards:kind.best"),
          column("boss", "boards:kind.boss"),
        ]
      : [score, column("total", "boards:total"), fights];
  return (
    <PlayerRanks
      label={text(`boards:tab.${name}`)}
      board={board}
      empty={text(`boards:${name}.empty`)}
      picture={({ team }) => team && <Picture of={badge(team)} size={24} alt={text(`team.${team}`)} />}
      columns={columns}
    />
  );
}
