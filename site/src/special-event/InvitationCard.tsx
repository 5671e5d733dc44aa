import { dayName, isWorthShowing } from "@diamond-valley/schemas/special-event/days.ts";
import { isInvited, type SpecialEventAnswer } from "@diamond-valley/schemas/special-event/special-event.ts";
import { translator } from "@diamond-valley/web-kit/translate.ts";
import { useEffect, useMemo, useState } from "react";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { seasonNow } from "../season/season.ts";
import { api, isRegistered, visitor } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { RsvpDialog } from "./RsvpDialog.tsx";

export type InvitationTexts = Pick<SiteTexts, "special-event">;

interface Props {
  texts: InvitationTexts;
  locale: Locale;
}

/** The invitation of the top tiers to the special event (spec 1 §6, §9), and of who chose a day as one of them. Nothing for anybody else. */
export function InvitationCard({ texts, locale }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const session = useSession();
  const user = visitor(session);
  const registered = isRegistered(session);
  const expected = user !== null && isInvited(user.gpp_tier, user.is_vvip);
  const [answer, setAnswer] = useState<SpecialEventAnswer | null>(null);
  const [gone, setGone] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!registered) return;
    // An invitation that can't be read now is left out: the page is about something else.
    api.call<SpecialEventAnswer>("GET", "/game_rpg/special-event").then(setAnswer, () => setGone(true));
  }, [registered]);

  if (!registered || gone || !(answer ? open || isWorthShowing(answer, seasonNow()) : expected)) return null;
  const day = answer?.day ?? null;
  // Until the answer is there the card keeps its room, so that nothing below it jumps.
  return (
    <section className="invitation" data-waiting={answer === null} aria-labelledby="invitation-title">
      <Envelope />
      <div>
        <h2 id="invitation-title">{t("special-event.title")}</h2>
        <p>
          {day === null ? t("special-event.card") : t("special-event.chosen", { day: dayName(day, locale) })}
        </p>
      </div>
      <button className="button button-main" type="button" onClick={() => setOpen(true)}>
        {t("special-event.open")}
      </button>
      {open && answer && (
        <RsvpDialog
          t={t}
          locale={locale}
          answer={answer}
          onAnswer={setAnswer}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function Envelope() {
  return (
    <svg className="envelope" viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect x="3" y="10" width="90" height="60" rx="10" fill="#b5651f" />
      <rect x="3" y="6" width="90" height="60" rx="10" fill="#fff6e3" />
      <path d="M6 12l42 30 42-30" fill="none" stroke="#e6d3b8" strokeWidth="5" strokeLinejoin="round" />
      <path d="M3 16q0-10 10-10h70q10 0 10 10L48 44z" fill="#ffe07a" stroke="#e8952a" strokeWidth="2.500" />
      <circle cx="48" cy="42" r="13" fill="#d94f50" />
      <path d="M48 50l-7.500-10 3-4.500h9l3 4.500z" fill="#fff" />
    </svg>
  );
}
