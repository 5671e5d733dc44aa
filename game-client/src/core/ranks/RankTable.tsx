import type { ReactNode } from "react";
import { useGame } from "../app/game.ts";
import { numbersIn } from "../texts/numbers.ts";
import "./rank-table.css";

/** A column behind rank and name. */
export interface RankColumn<Line> {
  readonly key: string;
  /** What stands above it; `null` for buttons, which say themselves what they do. */
  readonly head: string | null;
  readonly cell: (line: Line) => ReactNode;
  /** Left out on narrow screens. */
  readonly isMinor?: boolean;
}

interface RankTableProps<Line> {
  /** Identifies the table for styles and tests. */
  readonly name: string;
  readonly caption?: string;
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  readonly isOwn: (line: Line) => boolean;
  /** What stands above ranks and names. */
  readonly heads: { readonly rank: string; readonly name: string };
  /** Name, picture and whatever stands beside them. */
  readonly who: (line: Line) => ReactNode;
  readonly columns: readonly RankColumn<Line>[];
  /** More about a line for its row, such as `data-team`. */
  readonly row?: (line: Line) => Readonly<Record<`data-${string}`, string>>;
}

/** A table of ranks: of players or of teams. Its colours are variables: see `rank-table.css`. */
export function RankTable<Line extends { readonly rank: number }>({
  name,
  caption,
  lines,
  keyOf,
  isOwn,
  heads,
  who,
  columns,
  row,
}: RankTableProps<Line>) {
  const numbers = numbersIn(useGame().locale);
  return (
    <table className="rank-table" data-lines={name}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heads.rank}</th>
          <th scope="col">{heads.name}</th>
          {columns.map(({ key, head, isMinor = false }) =>
            head === null ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col" data-minor={isMinor}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)} data-rank={line.rank} data-own={isOwn(line)} {...row?.(line)}>
            <td>{numbers.format(line.rank)}</td>
            <th scope="row">
              <span className="who">{who(line)}</span>
            </th>
            {columns.map(({ key, cell, isMinor = false }) => (
              <td key={key} data-minor={isMinor}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
