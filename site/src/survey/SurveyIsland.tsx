import type { SurveyStart } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { type Translate, translator } from "@diamond-valley/web-kit/translate.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { SignInDialog } from "../dialogs/AccessDialogs.tsx";
import { Skeleton } from "../errors/Skeleton.tsx";
import { DonePanel } from "../forms/DonePanel.tsx";
import type { FormTexts } from "../forms/form.ts";
import { MembersOnly } from "../forms/MembersOnly.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { FetchedStagePanel } from "../season/FetchedStagePanel.tsx";
import { usePageState } from "../season/use-page-state.ts";
import { api, refreshSession } from "../session/session.ts";
import { SurveyForm } from "./SurveyForm.tsx";

export type SurveyTexts = Pick<SiteTexts, keyof FormTexts | "season" | "survey">;

interface Props {
  locale: Locale;
  texts: SurveyTexts;
  /** A drawing for the good news. */
  cheer?: ReactNode;
}

const HEIGHT = 480;

/** The satisfaction survey in each of its states (spec 1 §2). */
export default function SurveyIsland({ locale, texts, cheer }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const state = usePageState("survey");
  const skeleton = <Skeleton label={t("site.loading")} height={HEIGHT} />;
  if (state === "closed") return skeleton;
  if (state === "coming-soon") {
    return (
      <FetchedStagePanel
        state="coming-soon"
        page="survey"
        locale={locale}
        texts={texts}
        skeleton={skeleton}
      />
    );
  }
  return (
    <MembersOnly
      texts={texts}
      locale={locale}
      page="survey"
      signedOut={t("survey.signed-out")}
      height={HEIGHT}
    >
      {(user) => <Survey t={t} texts={texts} locale={locale} user={user} cheer={cheer} />}
    </MembersOnly>
  );
}

interface SurveyProps {
  t: Translate<SurveyTexts>;
  texts: SurveyTexts;
  locale: Locale;
  user: UserData;
  cheer: ReactNode;
}

function Survey({ t, texts, locale, user, cheer }: SurveyProps) {
  const [done, setDone] = useState<"done" | "completed" | null>(null);
  const [ended, setEnded] = useState(false);
  const told = useTold(user.event_survey_completed);
  const outcome = done ?? (user.event_survey_completed ? "completed" : null);
  if (outcome) {
    return (
      <DonePanel title={t(`survey.${outcome}.title`)} cheer={cheer}>
        <p>{t(`survey.${outcome}.text`)}</p>
        <a className="button button-main button-big" href={pathTo(locale, "prizes")}>
          {t("survey.done.button")}
        </a>
      </DonePanel>
    );
  }
  if (!told) return <Skeleton label={t("site.loading")} height={HEIGHT} />;
  return (
    <>
      <SurveyForm
        told={told}
        t={t}
        texts={texts}
        locale={locale}
        user={user}
        onDone={({ again }) => {
          setDone(again ? "completed" : "done");
          void refreshSession();
        }}
        onSignedOut={() => setEnded(true)}
      />
      {ended && <SignInDialog texts={texts} locale={locale} ended onClose={() => setEnded(false)} />}
    </>
  );
}

/** What the registration was told, which the form starts with; nothing where it can't be asked. Null until it is known. */
function useTold(completed: boolean): SurveyStart | null {
  const [told, setTold] = useState<SurveyStart | null>(null);
  useEffect(() => {
    if (completed) return;
    api.call<SurveyStart>("GET", "/event_survey").then(setTold, () => setTold({}));
  }, [completed]);
  return told;
}
