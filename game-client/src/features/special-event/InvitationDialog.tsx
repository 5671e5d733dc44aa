import { dayName, isChangeable } from "@diamond-valley/schemas/special-event/days.ts";
import type { SpecialEventAnswer } from "@diamond-valley/schemas/special-event/special-event.ts";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { PanelButton } from "../../core/dialogs/PanelButton.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { type Invitation, useInvitation } from "./invitation.ts";
import { INVITATION_TEXTS } from "./texts.ts";
import "./invitation.css";

/** The invitation to the special event, in the room behind the mushroom house: one of four days, changed or taken back. */
export function InvitationDialog() {
  useTexts("special-event", INVITATION_TEXTS);
  const { text, stores } = useGame();
  const invitation = useInvitation();
  const { answer, told } = invitation;
  return (
    <Panel
      name="special-event-rsvp"
      title={text("special-event:title")}
      hint={text("special-event:lead")}
      onClose={() => stores.$dialog.set(null)}
    >
      {answer && <Days answer={answer} invitation={invitation} />}
      {/* Under what was chosen, and alone where not even that could be read. */}
      <p className="invitation-told" role="alert">
        {(told === "closed" || told === "failed") && text(`special-event:${told}`)}
      </p>
    </Panel>
  );
}

function Days({ answer, invitation }: { answer: SpecialEventAnswer; invitation: Invitation }) {
  const { text, locale } = useGame();
  const { busy, told, reply, hush } = invitation;
  const [chosen, setChosen] = useState(answer.day);
  const changeable = isChangeable(answer);
  const standing =
    answer.day === null ? null : text("special-event:chosen", { day: dayName(answer.day, locale) });
  return (
    <form
      className="invitation-days"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) void reply(chosen);
      }}
    >
      <fieldset>
        <legend>{text(changeable ? "special-event:choose" : "special-event:all-closed")}</legend>
        {answer.days.map(({ day, open }) => (
          <label key={day} data-day={day} data-mine={day === answer.day}>
            <input
              type="radio"
              name="day"
              value={day}
              checked={chosen === day}
              disabled={!open || !changeable}
              onChange={() => {
                hush();
                setChosen(day);
              }}
            />
            <span>{dayName(day, locale)}</span>
            {!open && <small>{text("special-event:closed-day")}</small>}
            {day === answer.day && <i aria-hidden="true">✓</i>}
          </label>
        ))}
      </fieldset>
      <p className="invitation-told" role="status">
        {told === "done" && answer.day !== null
          ? text("special-event:done", { day: dayName(answer.day, locale) })
          : told === "cancelled"
            ? text("special-event:cancelled")
            : standing}
      </p>
      {changeable && (
        <div className="buttons">
          {answer.day !== null && (
            <PanelButton
              className="quiet"
              data-way="cancel"
              off={busy}
              onClick={() => {
                setChosen(null);
                void reply(null);
              }}
            >
              {text("special-event:cancel")}
            </PanelButton>
          )}
          <PanelButton
            type="submit"
            className="call"
            data-way="send"
            off={busy || chosen === null || chosen === answer.day}
          >
            {text(answer.day === null ? "special-event:send" : "special-event:change")}
          </PanelButton>
        </div>
      )}
    </form>
  );
}
