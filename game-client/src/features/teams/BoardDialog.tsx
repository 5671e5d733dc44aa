import { SPANS } from "@diamond-valley/schemas/boards/boards.ts";
import type { TeamBoard, TeamLine } from "@diamond-valley/schemas/teams/board.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { RankKinds } from "../../core/ranks/RankKinds.tsx";
import { RankTable } from "../../core/ranks/RankTable.tsx";
import { BOARD_TEXTS } from "../../core/ranks/texts.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { spanOf } from "./choice.ts";
import { TeamPanel } from "./TeamPanel.tsx";
import { TeamSign } from "./TeamSign.tsx";

/** The teams' board, of this week or of all time: rank, members, points and score (spec 2 §3). */
export function BoardDialog() {
  useTexts("boards", BOARD_TEXTS);
  const game = useGame();
  const { text } = game;
  const $span = spanOf(game);
  const span = useStore($span);
  const spans = (
    <RankKinds
      label={text("boards:span.label")}
      kinds={SPANS.map((kind) => ({ kind, name: text(`boards:span.${kind}`) }))}
      chosen={span}
      onChoose={(chosen) => $span.set(chosen)}
    />
  );
  return (
    <TeamPanel name="team-board" title="teams:board.title" span={span} above={spans}>
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
