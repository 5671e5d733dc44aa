import { areCodesOpen } from "@diamond-valley/schemas/account/codes.ts";
import type { ProfileAnswer } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useStore } from "@nanostores/react";
import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { SignInDialog } from "../dialogs/AccessDialogs.tsx";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import { Skeleton } from "../errors/Skeleton.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { pageStateOf } from "../season/page-states.ts";
import { $season, seasonNow } from "../season/season.ts";
import { api } from "../session/session.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { CodePanel } from "./CodePanel.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { NewsPanel } from "./NewsPanel.tsx";
import { NicknameForm } from "./NicknameForm.tsx";
import { Notice } from "./Notice.tsx";
import type { ProfileTexts } from "./ProfileIsland.tsx";

/** Reserved for what members find here, px. */
export const PROFILE_HEIGHT = 640;

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  locale: Locale;
  user: UserData;
  /** The results are out: contact details stand still. */
  readOnly: boolean;
  cheer: ReactNode;
}

/** What a registered person finds in the profile. */
export function ProfileCards({ t, texts, locale, user, readOnly, cheer }: Props) {
  const season = useStore($season);
  const [profile, setProfile] = useState<ProfileAnswer | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [closed, setClosed] = useState(false);
  const [ended, setEnded] = useState(false);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const answer = await api.call<ProfileAnswer>("GET", "/profile");
      // Five forms are drawn in pieces, between which the page still answers.
      startTransition(() => setProfile(answer));
    } catch (error) {
      setFailure(codeOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (failure) return <ErrorPanel code={failure} texts={texts} locale={locale} onRetry={load} />;
  if (!profile || !season) return <Skeleton label={t("site.loading")} height={PROFILE_HEIGHT} />;
  const isLocked = readOnly || closed;
  const parts = { t, texts, locale, onSignedOut: () => setEnded(true) };
  return (
    <>
      <Notice t={t} locale={locale} season={season} isLocked={isLocked} />
      <ContactForm {...parts} profile={profile} isLocked={isLocked} onClosed={() => setClosed(true)} />
      <CodePanel {...parts} user={user} isOpen={areCodesOpen(season, seasonNow())} cheer={cheer} />
      <NicknameForm {...parts} nickname={user.nickname ?? ""} />
      <NewsPanel {...parts} />
      {!user.event_survey_completed && pageStateOf("survey", season) === "open" && (
        <section className="card profile-notice">
          <h2>{t("profile.survey.title")}</h2>
          <p>{t("profile.survey.text")}</p>
          <div>
            <a className="button" href={pathTo(locale, "survey")}>
              {t("profile.survey.button")}
            </a>
          </div>
        </section>
      )}
      <section className="card">
        <AccountPanel t={t} texts={texts} locale={locale} user={user} />
      </section>
      {ended && <SignInDialog texts={texts} locale={locale} ended onClose={() => setEnded(false)} />}
    </>
  );
}
