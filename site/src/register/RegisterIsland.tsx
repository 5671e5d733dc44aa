import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { translator } from "@diamond-valley/web-kit/translate.ts";
import { lazy, type ReactNode, useEffect, useMemo, useState } from "react";
import { SignInDialog } from "../dialogs/AccessDialogs.tsx";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import { Fetched } from "../errors/Fetched.tsx";
import { Skeleton } from "../errors/Skeleton.tsx";
import type { FormTexts } from "../forms/form.ts";
import { SignInPanel } from "../forms/SignInPanel.tsx";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { FetchedStagePanel } from "../season/FetchedStagePanel.tsx";
import { usePageState } from "../season/use-page-state.ts";
import { isRegistered, refreshSession, visitor } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { isGuest, isVip } from "./guest.ts";
import { RegisterForm } from "./RegisterForm.tsx";

// Only who has just registered needs the drawings of robots, and only who has registered no form.
const Arrival = lazy(() => import("./Arrival.tsx"));
const Registered = lazy(() => import("./Registered.tsx"));

export type RegisterTexts = Pick<SiteTexts, keyof FormTexts | "season" | "looks">;

interface Props {
  locale: Locale;
  texts: RegisterTexts;
  /** A drawing for the good news. */
  cheer?: ReactNode;
  /** The village, for those who arrive in it. */
  scene?: ReactNode;
}

/** The registration page in each of its states: by stage, then unknown, signed out, form, done, done before (spec 1 §2, §6). */
export default function RegisterIsland({ locale, texts, cheer, scene }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const state = usePageState("register");
  const session = useSession();
  const [writer, setWriter] = useState<UserData | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const [welcome, setWelcome] = useState<UserData | null>(null);
  const user = visitor(session);
  const registered = isRegistered(session);

  useEffect(() => {
    if (user && !registered) setWriter(user);
  }, [user, registered]);

  const guest = user !== null && isGuest(user);
  useEffect(() => {
    // The page's heading, which stands outside of this part, has a variant for guests.
    document.documentElement.toggleAttribute("data-guest", guest);
  }, [guest]);

  const skeleton = <Skeleton label={t("site.loading")} height={640} />;
  const parts = { texts, locale, skeleton };
  if (state === "closed") return skeleton;
  if (state === "ended") return <FetchedStagePanel {...parts} state="ended" page="register" />;
  const known = welcome ?? (registered ? user : null);
  const signIn = signedOut && (
    <SignInDialog texts={texts} locale={locale} ended onClose={() => setSignedOut(false)} />
  );
  if (welcome && state === "register" && !isVip(welcome)) {
    return (
      <Fetched {...parts}>
        <Arrival t={t} locale={locale} user={welcome} scene={scene} onSignedOut={() => setSignedOut(true)} />
        {signIn}
      </Fetched>
    );
  }
  if (known) {
    return (
      <Fetched {...parts}>
        <Registered
          t={t}
          locale={locale}
          user={known}
          fresh={welcome !== null}
          early={state !== "register"}
          cheer={cheer}
        />
      </Fetched>
    );
  }
  if (state === "coming-soon") return <FetchedStagePanel {...parts} state="coming-soon" page="register" />;
  if (writer) {
    return (
      <>
        <RegisterForm
          t={t}
          texts={texts}
          locale={locale}
          user={writer}
          onDone={(known) => {
            setWelcome(known);
            void refreshSession();
          }}
          onSignedOut={() => setSignedOut(true)}
        />
        {signIn}
      </>
    );
  }
  if (session.status === "not-logged-in") {
    const title = t(`register.signed-out.${state === "preregister" ? state : "title"}`);
    return (
      <SignInPanel texts={texts} locale={locale} page="register" title={title}>
        <p>{t("register.signed-out.text")}</p>
        <ol className="form-steps">
          {(["one", "two", "three"] as const).map((step) => (
            <li key={step}>{t(`register.signed-out.${step}`)}</li>
          ))}
        </ol>
      </SignInPanel>
    );
  }
  if (session.status === "failed") {
    return <ErrorPanel code={session.code} texts={texts} locale={locale} onRetry={refreshSession} />;
  }
  return skeleton;
}
