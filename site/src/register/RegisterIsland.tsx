import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { translator } from "@diamond-valley/web-kit/translate.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { SignInDialog } from "../dialogs/AccessDialogs.tsx";
import { Bones } from "../errors/Bones.tsx";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import type { FormTexts } from "../forms/form-part.ts";
import { SignInFace } from "../forms/SignInFace.tsx";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { StagePanel } from "../season/StagePanel.tsx";
import { useFace } from "../season/use-face.ts";
import { isRegistered, refreshSession, visitor } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import { isGuest } from "./guest.ts";
import { Registered } from "./Registered.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

export type RegisterTexts = Pick<SiteTexts, keyof FormTexts | "season">;

interface Props {
  locale: Locale;
  texts: RegisterTexts;
  /** A drawing for the good news. */
  cheer?: ReactNode;
}

/** The registration page in each of its faces: by stage, then unknown, signed out, form, done, done before (spec 1 §2, §6). */
export default function RegisterIsland({ locale, texts, cheer }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const face = useFace("register");
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

  const bones = <Bones label={t("site.loading")} height={640} />;
  if (face === "closed") return bones;
  if (face === "ended") return <StagePanel face="ended" page="register" locale={locale} texts={texts} />;
  const known = welcome ?? (registered ? user : null);
  if (known) {
    return (
      <Registered
        t={t}
        locale={locale}
        user={known}
        fresh={welcome !== null}
        early={face !== "register"}
        cheer={cheer}
      />
    );
  }
  if (face === "coming-soon") {
    return <StagePanel face="coming-soon" page="register" locale={locale} texts={texts} />;
  }
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
        {signedOut && (
          <SignInDialog texts={texts} locale={locale} ended onClose={() => setSignedOut(false)} />
        )}
      </>
    );
  }
  if (session.status === "not-logged-in") {
    const title = t(face === "preregister" ? "register.signed-out.preregister" : "register.signed-out.title");
    return (
      <SignInFace texts={texts} locale={locale} page="register" title={title}>
        <p>{t("register.signed-out.text")}</p>
        <ol className="form-steps">
          <li>{t("register.signed-out.one")}</li>
          <li>{t("register.signed-out.two")}</li>
          <li>{t("register.signed-out.three")}</li>
        </ol>
      </SignInFace>
    );
  }
  if (session.status === "failed") {
    return <ErrorPanel code={session.code} texts={texts} locale={locale} onRetry={refreshSession} />;
  }
  return bones;
}
