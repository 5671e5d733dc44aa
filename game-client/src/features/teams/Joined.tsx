import { TEAM_POINTS, type Team } from "@diamond-valley/schemas/teams/teams.ts";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { ObjectPicture } from "../../core/hud/ObjectPicture.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import "./teams.css";

interface JoinedProps {
  readonly team: Team;
  /** What the player brought it. */
  readonly points: number;
  readonly onClose: () => void;
}

/** Says which team the player is in, and what brings it points (spec 2 §4). */
export function Joined({ team, points, onClose }: JoinedProps) {
  const { text, stores, locale } = useGame();
  const numbers = numbersIn(locale);
  return (
    <Panel
      name="team-joined"
      title={text("teams:joined.title", { team: text(`team.${team}`) })}
      onClose={onClose}
    >
      <div className="team-joined" data-team={team}>
        <ObjectPicture name={`flag:${team}`} size={150} />
        <p>{text("teams:joined.text")}</p>
        <p>
          <b>{text("teams:joined.own", { points: numbers.format(points) })}</b>
        </p>
        <p className="note">
          {text("teams:joined.how", {
            signIn: TEAM_POINTS.signIn,
            city: numbers.format(TEAM_POINTS.city),
          })}
        </p>
      </div>
      <div className="buttons">
        <button
          type="button"
          className="call"
          data-way="board"
          onClick={() => stores.$dialog.set({ kind: "team-board" })}
        >
          {text("teams:joined.board")}
        </button>
        <button type="button" className="quiet" data-way="close" onClick={onClose}>
          {text("frame.close")}
        </button>
      </div>
    </Panel>
  );
}
