import { EventSurvey, type SurveyStart } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useMemo } from "react";
import type { DefaultValues } from "react-hook-form";
import { Consents } from "../forms/Consents.tsx";
import { draftIn } from "../forms/draft.ts";
import { PagedForm } from "../forms/PagedForm.tsx";
import { usePagedForm } from "../forms/use-paged-form.ts";
import type { Locale } from "../i18n/locale.ts";
import { HabitQuestions, OpinionQuestions } from "./questions.tsx";
import type { SurveyTexts } from "./SurveyIsland.tsx";
import { submit } from "./submit.ts";
import { NO_ANSWERS, SURVEY_PAGES, type SurveyInput, surveyResolver } from "./values.ts";

const draft = draftIn<DefaultValues<SurveyInput>>("surveyDraft");

interface Props {
  t: Translate<SurveyTexts>;
  texts: SurveyTexts;
  locale: Locale;
  user: UserData;
  /** What the registration was told: the answers to start with. */
  told: SurveyStart;
  onDone(outcome: { again: boolean }): void;
  onSignedOut(): void;
}

/** The satisfaction survey: an introduction and two pages of questions (spec 1 §2, §3). */
export function SurveyForm({ user, told, onDone, onSignedOut, ...frame }: Props) {
  const { t } = frame;
  const owner = user.account_email;
  const paged = usePagedForm<SurveyInput, EventSurvey, { again: boolean }>({
    slug: "survey",
    pages: SURVEY_PAGES,
    first: 0,
    start: useMemo(() => ({ ...NO_ANSWERS, ...told, ...draft.read(owner) }), [owner, told]),
    startPage: 0,
    resolver: surveyResolver(EventSurvey),
    draft,
    owner,
    send: submit,
    onTaken: onDone,
    onSignedOut,
  });
  return (
    <PagedForm
      {...frame}
      paged={paged}
      pages={[
        { title: t("survey.intro.title"), content: () => <Introduction t={t} /> },
        {
          title: t("survey.habits"),
          content: (part) => (
            <>
              <p className="hint">{t("register.required-note")}</p>
              <HabitQuestions {...part} />
            </>
          ),
        },
        {
          title: t("survey.opinions"),
          content: (part) => (
            <>
              <OpinionQuestions {...part} />
              <Consents {...part} />
            </>
          ),
        },
      ]}
    />
  );
}

function Introduction({ t }: Pick<Props, "t">) {
  return (
    <>
      <p>{t("survey.intro.text")}</p>
      <ol className="form-steps">
        <li>{t("survey.intro.one")}</li>
        <li>{t("survey.intro.two")}</li>
        <li>{t("survey.intro.three")}</li>
      </ol>
    </>
  );
}
