import type { Span } from "@diamond-valley/schemas/boards/boards.ts";
import type { TeamBoard } from "@diamond-valley/schemas/teams/board.ts";
import type { ReactNode } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { BOARD_PACE } from "../../core/ranks/pace.ts";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { boardsOf } from "./choice.ts";
import { Joined } from "./Joined.tsx";
import { TEAM_TEXTS } from "./texts.ts";
import "./teams.css";

interface TeamPanelProps {
  readonly name: "teams" | "team-board";
  readonly title: string;
  readonly hint?: string;
  readonly span: Span;
  /** What stays in sight while the board is read. */
  readonly above?: ReactNode;
  /** Whether it is for those without a team: others are told which they are in (spec 2 §4). */
  readonly isChoice?: boolean;
  readonly children: (board: TeamBoard, close: () => void) => ReactNode;
}

/** A dialog about how the teams stand, which is alive while it is open. `title` and `hint` are keys of texts. */
export function TeamPanel(props: TeamPanelProps) {
  const { name, title, hint, span, above, isChoice = false, children } = props;
  useTexts("teams", TEAM_TEXTS);
  const game = useGame();
  const { text, stores } = game;
  const reading = boardsOf(game)[span];
  const read = useReading(reading, BOARD_PACE);
  const close = (): void => stores.$dialog.set(null);
  const own = read.value?.own;
  if (isChoice && own?.team) return <Joined team={own.team} points={own.points} onClose={close} />;
  return (
    <Panel
      name={name}
      shape="wide"
      title={text(title)}
      {...(hint !== undefined && { hint: text(hint) })}
      onClose={close}
    >
      {above}
      {read.value ? children(read.value, close) : <Waiting words="teams" reading={reading} read={read} />}
    </Panel>
  );
}
