import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import type { PlayerBoard, PlayerLine } from "@diamond-valley/schemas/boards/boards.ts";
import { useGame } from "../../core/app/game.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import type { BoardName } from "./kinds.ts";

interface BoardProps {
  readonly name: BoardName;
  readonly board: PlayerBoard;
}

/** The best of a board, and whoever stands beside the player. */
export function Board({ name, board: { week, top, around, players, percentile } }: BoardProps) {
  const { text, locale } = useGame();
  const numbers = new Intl.NumberFormat(locale);
  if (name === "boss" && week === 0) return <p className="empty">{text("boards:boss.none")}</p>;
  if (top.length === 0) return <p className="empty">{text(`boards:${name}.empty`)}</p>;
  const isOn = around.length > 0;
  // Who stands in the list above needs no list of neighbours.
  const isInTop = top.some(({ own }) => own);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className="lists" tabIndex={0} aria-label={text(`boards:tab.${name}`)}>
        <Lines board={name} list="top" caption={text("boards:top", { count: top.length })} lines={top} />
        {isOn && !isInTop && (
          <Lines board={name} list="around" caption={text("boards:yours")} lines={around} />
        )}
      </section>
      <p className="ahead">
        {percentile === null
          ? text("boards:own-none")
          : text("boards:ahead", { percentile, players: numbers.format(players) })}
      </p>
    </>
  );
}

interface LinesProps {
  readonly board: BoardName;
  readonly list: "top" | "around";
  readonly caption: string;
  readonly lines: readonly PlayerLine[];
}

function Lines({ board, list, caption, lines }: LinesProps) {
  const { text, locale } = useGame();
  const numbers = new Intl.NumberFormat(locale);
  const hasAttempts = lines.some(({ attempts }) => attempts !== null);
  return (
    <table data-lines={list}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text("boards:rank")}</th>
          <th scope="col">{text("boards:name")}</th>
          <th scope="col">{text(`boards:${board}.score`)}</th>
          {hasAttempts && <th scope="col">{text("boards:attempts")}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, name, team, score, attempts, own }, index) => (
          <tr key={index} data-rank={rank} data-own={own}>
            <td>{rank}</td>
            <th scope="row">
              <span>
                {team && <Picture of={badge(team)} size={24} alt={text(`team.${team}`)} />}
                <b>{name || text("player:unnamed")}</b>
                {own && <em>{text("boards:own")}</em>}
              </span>
            </th>
            <td>{numbers.format(score)}</td>
            {hasAttempts && <td>{numbers.format(attempts ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
