import type { Board, BoardLine } from "@diamond-valley/schemas/boards/boards.ts";
import type { ReactNode } from "react";
import { useGame } from "../app/game.ts";
import { type RankColumn, RankTable } from "./RankTable.tsx";
import { standingOn } from "./standing.ts";

interface PlayerRanksProps<Line extends BoardLine> {
  readonly label: string;
  readonly board: Board<Line>;
  readonly empty: string;
  readonly columns: readonly RankColumn<Line>[];
  /** What stands before a name. */
  readonly picture: (line: Line) => ReactNode;
}

/** The best of a board of players, whoever stands beside the player, and how many are behind. */
export function PlayerRanks<Line extends BoardLine>({
  label,
  board,
  empty,
  ...shown
}: PlayerRanksProps<Line>) {
  const { text } = useGame();
  const { top, around } = board;
  if (top.length === 0) return <p className="rank-empty">{empty}</p>;
  // Who stands in the list above needs no list of neighbours.
  const isInTop = top.some(({ own }) => own);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className="rank-lists" tabIndex={0} aria-label={label}>
        <Lines name="top" caption={text("boards:top", { count: top.length })} lines={top} {...shown} />
        {around.length > 0 && !isInTop && (
          <Lines name="around" caption={text("boards:yours")} lines={around} {...shown} />
        )}
      </section>
      <p className="rank-ahead">{standingOn(board, text)}</p>
    </>
  );
}

interface LinesProps<Line extends BoardLine> extends Pick<PlayerRanksProps<Line>, "columns" | "picture"> {
  readonly name: string;
  readonly caption: string;
  readonly lines: readonly Line[];
}

function Lines<Line extends BoardLine>({ columns, picture, ...table }: LinesProps<Line>) {
  const { text, stores } = useGame();
  const nameOf = ({ name }: Line): string => name || text("player:unnamed");
  const report = (line: Line): void => {
    const back = stores.$dialog.get();
    stores.$dialog.set({ kind: "report", player: line.player, name: nameOf(line), ...(back && { back }) });
  };
  return (
    <RankTable
      {...table}
      keyOf={({ player }) => player}
      isOwn={({ own }) => own}
      heads={{ rank: text("boards:rank"), name: text("boards:name") }}
      who={(line) => (
        <>
          {picture(line)}
          <b>{nameOf(line)}</b>
          {line.title && (
            <em className="title" data-rank={line.title.rank}>
              {text(`boards:title.${line.title.board}.${line.title.rank}`)}
            </em>
          )}
          {line.own && <em>{text("boards:own")}</em>}
        </>
      )}
      columns={[
        ...columns,
        {
          key: "report",
          head: null,
          cell: (line) =>
            !line.own && (
              <button
                type="button"
                data-way="report"
                aria-label={text("boards:report", { name: nameOf(line) })}
                onClick={() => report(line)}
              >
                <i aria-hidden="true">⚑</i>
              </button>
            ),
        },
      ]}
    />
  );
}
