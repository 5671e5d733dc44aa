import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { boardOf } from "./choice.ts";
import { TeamSign } from "./TeamSign.tsx";
import { TEAM_TEXTS } from "./texts.ts";
import "./teams.css";

/** The teams' board: rank, members, points and score (spec 2 §3). */
export function BoardDialog() {
  useTexts("teams", TEAM_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const reading = boardOf(game);
  const read = useReading(reading);
  const close = (): void => stores.$dialog.set(null);
  return (
    <Panel name="team-board" shape="wide" title={text("teams:board.title")} onClose={close}>
      {read.value ? <Board board={read.value} /> : <Waiting words="teams" reading={reading} read={read} />}
      <CloseButton onClose={close} />
    </Panel>
  );
}

const NUMBERS = ["members", "points", "score"] as const;

function Board({ board: { lines, own, flag } }: { readonly board: TeamBoard }) {
  const { text, locale } = useGame();
  const numbers = new Intl.NumberFormat(locale);
  return (
    <>
      <table className="team-board">
        <thead>
          <tr>
            <th scope="col">{text("teams:rank")}</th>
            <th scope="col">{text("teams:team")}</th>
            {NUMBERS.map((what) => (
              <th key={what} scope="col">
                {text(`teams:${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.team} className="team-look" data-team={line.team} data-own={line.team === own.team}>
              <td>{line.rank}</td>
              <th scope="row">
                <span>
                  <TeamSign team={line.team} size={32} />
                  <b>{text(`team.${line.team}`)}</b>
                  {line.team === own.team && <em>{text("teams:board.own")}</em>}
                </span>
              </th>
              {NUMBERS.map((what) => (
                <td key={what}>{numbers.format(line[what])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flag" data-flag={flag ?? "none"}>
        {flag && <TeamSign team={flag} size={22} />}
        {flag ? text("teams:board.flag", { team: text(`team.${flag}`) }) : text("teams:board.flag-none")}
      </p>
      <p className="note">{text("teams:board.note")}</p>
    </>
  );
}
