import type { TeamBoard, TeamLine } from "@diamond-valley/schemas/teams/board.ts";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { RankTable } from "../../core/ranks/RankTable.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { TeamPanel } from "./TeamPanel.tsx";
import { TeamSign } from "./TeamSign.tsx";

/** The teams' board: rank, members, points and score (spec 2 §3). */
export function BoardDialog() {
  return (
    <TeamPanel name="team-board" title="teams:board.title">
      {(board, close) => (
        <>
          <Teams board={board} />
          <CloseButton onClose={close} />
        </>
      )}
    </TeamPanel>
  );
}

const NUMBERS = ["members", "points", "score"] as const;

function Teams({ board: { lines, own, flag } }: { readonly board: TeamBoard }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  return (
    <div className="team-board">
      <RankTable
        name="teams"
        lines={lines}
        keyOf={({ team }) => team}
        isOwn={({ team }) => team === own.team}
        row={({ team }) => ({ "data-team": team })}
        heads={{ rank: text("teams:rank"), name: text("teams:team") }}
        who={({ team }) => (
          <>
            <TeamSign team={team} size={32} />
            <b>{text(`team.${team}`)}</b>
            {team === own.team && <em>{text("teams:board.own")}</em>}
          </>
        )}
        columns={NUMBERS.map((what) => ({
          key: what,
          head: text(`teams:${what}`),
          cell: (line: TeamLine) => numbers.format(line[what]),
        }))}
      />
      <p className="flag" data-flag={flag ?? "none"}>
        {flag && <TeamSign team={flag} size={22} />}
        {flag ? text("teams:board.flag", { team: text(`team.${flag}`) }) : text("teams:board.flag-none")}
      </p>
      <p className="note">{text("teams:board.note")}</p>
    </div>
  );
}
