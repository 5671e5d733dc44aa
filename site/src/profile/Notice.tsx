import { type Phase, RESULTS } from "@diamond-valley/schemas/season/season.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { koreanDate } from "../season/korean-date.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  locale: Locale;
  phase: Phase;
  isLocked: boolean;
}

const WAITING: readonly Phase[] = ["post-event", "results-pending"];

/** What the end of the event means for the profile: check it once more, or that it stands still (spec 1 §2, §8). */
export function Notice({ t, locale, phase, isLocked }: Props) {
  if (isLocked) {
    return (
      <section className="card profile-notice">
        <h2>{t("profile.notice.closed.title")}</h2>
        <p>
          <strong>{t("account.profile.closed")}</strong> {t("profile.notice.closed.text")}
        </p>
        <a href={pathTo(locale, "faq")}>{t("profile.notice.closed.faq")}</a>
      </section>
    );
  }
  if (!WAITING.includes(phase)) return null;
  return (
    <section className="card profile-notice">
      <h2>{t("profile.notice.post-event.title")}</h2>
      <p>{t("profile.notice.post-event.text", { date: koreanDate(RESULTS, locale) })}</p>
    </section>
  );
}
