import { dayName, isChangeable } from "@diamond-valley/schemas/special-event/days.ts";
import type { SpecialEventAnswer } from "@diamond-valley/schemas/special-event/special-event.ts";
import { browserApi } from "@diamond-valley/web-kit/api.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type SyntheticEvent, useState } from "react";
import { Dialog } from "../dialogs/Dialog.tsx";
import type { Locale } from "../i18n/locale.ts";
import { meetRefusal } from "../session/session.ts";
import type { InvitationTexts } from "./InvitationCard.tsx";

interface Props {
  t: Translate<InvitationTexts>;
  locale: Locale;
  answer: SpecialEventAnswer;
  onAnswer(answer: SpecialEventAnswer): void;
  onClose(): void;
}

type Told = "done" | "cancelled" | "closed" | "failed";

const calls = browserApi();

/** Chooses, changes and takes back the day of a visit (spec 1 §7, §9). */
export function RsvpDialog({ t, locale, answer, onAnswer, onClose }: Props) {
  const [chosen, setChosen] = useState(answer.day);
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const changeable = isChangeable(answer);

  const reply = async (day: string | null) => {
    if (sending) return;
    setSending(true);
    setTold(null);
    try {
      onAnswer(await calls.call<SpecialEventAnswer>("POST", "/game_rpg/special-event/rsvp", { day }));
      setChosen(day);
      setTold(day === null ? "cancelled" : "done");
    } catch (error) {
      const code = codeOf(error);
      // A day that has closed is no reason to leave the page, as other closed things are.
      if (code === "closed") return setTold("closed");
      meetRefusal(code, true);
      setTold("failed");
    } finally {
      setSending(false);
    }
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen !== null) void reply(chosen);
  };

  return (
    <Dialog
      name="special-event-rsvp"
      title={t("special-event.title")}
      closeLabel={t("special-event.close")}
      onClose={onClose}
    >
      <p>{t("special-event.lead")}</p>
      <form className="rsvp" onSubmit={send}>
        <fieldset>
          <legend>{t(changeable ? "special-event.choose" : "special-event.all-closed")}</legend>
          {answer.days.map(({ day, open }) => (
            <label key={day} className="rsvp-day">
              <input
                type="radio"
                name="day"
                value={day}
                checked={chosen === day}
                disabled={!open || !changeable}
                onChange={() => {
                  setTold(null);
                  setChosen(day);
                }}
              />
              <span>{dayName(day, locale)}</span>
              {!open && <span className="rsvp-closed">{t("special-event.closed-day")}</span>}
            </label>
          ))}
        </fieldset>
        <p className="rsvp-told" role="status">
          {told === "done" && t("special-event.done", { day: dayName(answer.day ?? "", locale) })}
          {told === "cancelled" && t("special-event.cancelled")}
        </p>
        <div role="alert">
          {(told === "closed" || told === "failed") && <p className="notice">{t(`special-event.${told}`)}</p>}
        </div>
        {changeable && (
          <button
            className="button button-main"
            type="submit"
            disabled={chosen === null || chosen === answer.day}
            aria-disabled={sending}
          >
            {t(answer.day === null ? "special-event.send" : "special-event.change")}
          </button>
        )}
        {changeable && answer.day !== null && (
          <button className="button" type="button" aria-disabled={sending} onClick={() => reply(null)}>
            {t("special-event.cancel")}
          </button>
        )}
      </form>
    </Dialog>
  );
}
