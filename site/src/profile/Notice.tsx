import { koreanDate, koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { RESULTS, type SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { seasonNow } from "../season/season.ts";
import { noticeOf } from "./notice.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  locale: Locale;
  season: SeasonView;
  isLocked: boolean;
}

/** What the end of the event means for the profile: check it once more, or that it stands still (spec 1 §2, §8). */
export function Notice({ t, locale, season, isLocked }: Props) {
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
  const notice = noticeOf(season, seasonNow());
  if (!notice) return null;
  const date = notice === "post-event" ? koreanTime(season.eventEnd, locale) : koreanDate(RESULTS, locale);
  return (
    <section className="card profile-notice">
      <h2>{t(`profile.notice.${notice}.title`)}</h2>
      <p>{t(`profile.notice.${notice}.text`, { date })}</p>
    </section>
  );
}
