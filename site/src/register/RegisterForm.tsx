import { Registration } from "@diamond-valley/schemas/account/registration.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useMemo } from "react";
import type { DefaultValues } from "react-hook-form";
import { Consents } from "../forms/Consents.tsx";
import { draftIn } from "../forms/draft.ts";
import { askedPage } from "../forms/form-pages.ts";
import { invitationIn } from "../forms/invitation.ts";
import { PagedForm } from "../forms/PagedForm.tsx";
import { usePagedForm } from "../forms/use-paged-form.ts";
import type { Locale } from "../i18n/locale.ts";
import { HabitQuestions, OpinionQuestions } from "../survey/questions.tsx";
import { surveyResolver } from "../survey/values.ts";
import { PersonalPage } from "./PersonalPage.tsx";
import type { RegisterTexts } from "./RegisterIsland.tsx";
import { submit } from "./submit.ts";
import { REGISTRATION_PAGES, type RegistrationInput, startPage, startValues } from "./values.ts";

const draft = draftIn<DefaultValues<RegistrationInput>>("registrationDraft");

interface Props {
  t: Translate<RegisterTexts>;
  texts: RegisterTexts;
  locale: Locale;
  user: UserData;
  /** Somebody registered just now; null where the account was registered already. */
  onDone(user: UserData | null): void;
  onSignedOut(): void;
}

/** The registration: two pages, one form (spec 1 §2, §5). */
export function RegisterForm({ user, onDone, onSignedOut, ...frame }: Props) {
  const { t } = frame;
  const start = useMemo(
    () => startValues(user, draft.read(user.account_email), invitationIn(location.search)),
    [user],
  );
  const paged = usePagedForm<RegistrationInput, Registration, UserData | null>({
    slug: "registration",
    pages: REGISTRATION_PAGES,
    first: 1,
    start,
    startPage: useMemo(() => startPage(askedPage(1), start), [start]),
    resolver: surveyResolver(Registration),
    draft,
    owner: user.account_email,
    onTaken: onDone,
    onSignedOut,
    send: submit,
  });
  return (
    <PagedForm
      {...frame}
      modal="register"
      paged={paged}
      pages={[
        {
          title: t("register.personal.title"),
          content: (part) => <PersonalPage {...part} accountEmail={user.account_email} />,
        },
        {
          title: t("register.survey.title"),
          content: (part) => (
            <>
              <p>{t("register.survey.lead")}</p>
              <HabitQuestions {...part} />
              <OpinionQuestions {...part} />
              <Consents {...part} joining />
            </>
          ),
        },
      ]}
    />
  );
}
