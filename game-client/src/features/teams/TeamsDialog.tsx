import type { TeamLine } from "@diamond-valley/schemas/teams/board.ts";
import { TEAMS, type Team } from "@diamond-valley/schemas/teams/teams.ts";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { useQuestionFocus } from "../../core/dialogs/use-question-focus.ts";
import { refusalKey } from "../../core/hud/refusals.ts";
import type { Effect } from "../../core/sound/effects.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import { boardsOf, joinTeam } from "./choice.ts";
import { TeamPanel } from "./TeamPanel.tsx";
import { TeamSign } from "./TeamSign.tsx";

/** A flag that goes up: three rising notes. */
const JOINED: Effect = [1, 0, 523, 0.02, 0.25, 0.4, 0, 1.6, 0, 0, 262, 0.08, 0.08];

/** The four teams to choose from. Whoever has one is told which (spec 2 §4). */
export function TeamsDialog() {
  return (
    <TeamPanel name="teams" title="teams:choose.title" hint="teams:choose.hint" span="all" isChoice>
      {({ lines }) => <Choice lines={lines} />}
    </TeamPanel>
  );
}

function Choice({ lines }: { readonly lines: readonly TeamLine[] }) {
  const game = useGame();
  const { text, sounds } = game;
  const [asked, ask] = useState<Team | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState("");
  const join = async (team: Team): Promise<void> => {
    setBusy(true);
    refuse("");
    const refused = await joinTeam(game, boardsOf(game).all, team);
    if (!refused) return sounds.play(JOINED, "caption.diamonds");
    setBusy(false);
    ask(null);
    refuse(text(refusalKey(refused)));
    // It may have been joined elsewhere meanwhile.
    void boardsOf(game).all.refresh();
  };
  const lineOf = (team: Team) => lines.find((line) => line.team === team);
  return (
    <>
      <ul className="teams">
        {TEAMS.map((team) => (
          <Card
            key={team}
            team={team}
            line={lineOf(team)}
            isAsked={asked === team}
            busy={busy}
            onAsk={() => ask(team)}
            onJoin={() => void join(team)}
            onCancel={() => ask(null)}
          />
        ))}
      </ul>
      <p className="told warn" role="alert">
        {refusal}
      </p>
    </>
  );
}

interface CardProps {
  readonly team: Team;
  readonly line: TeamLine | undefined;
  readonly isAsked: boolean;
  readonly busy: boolean;
  readonly onAsk: () => void;
  readonly onJoin: () => void;
  readonly onCancel: () => void;
}

function Card({ team, line, isAsked, busy, onAsk, onJoin, onCancel }: CardProps) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const { button, confirm } = useQuestionFocus(isAsked);
  const name = text(`team.${team}`);
  return (
    <li className="team-look" data-team={team} data-asked={isAsked}>
      <TeamSign team={team} size={52} />
      <div className="about">
        <h3>
          {name}
          {line?.isSmallest && <em>{text("teams:needs")}</em>}
        </h3>
        <p>{text(`teams:about.${team}`)}</p>
        {line && (
          <dl>
            {(["rank", "members", "points", "score"] as const).map((what) => (
              <div key={what}>
                <dt>{text(`teams:${what}`)}</dt>
                <dd>{numbers.format(line[what])}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {isAsked ? (
        <fieldset className="asked">
          <legend>{text("teams:ask", { team: name })}</legend>
          <PanelButton ref={confirm} className="call" data-way="join" off={busy} onClick={onJoin}>
            {text("teams:yes")}
          </PanelButton>
          <PanelButton className="quiet" data-way="back" off={busy} onClick={onCancel}>
            {text("teams:no")}
          </PanelButton>
        </fieldset>
      ) : (
        <PanelButton
          ref={button}
          className="call"
          data-way="choose"
          off={busy}
          aria-label={`${text("teams:join")}: ${name}`}
          onClick={onAsk}
        >
          {text("teams:join")}
        </PanelButton>
      )}
    </li>
  );
}
