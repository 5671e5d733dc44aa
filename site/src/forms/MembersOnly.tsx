import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorPanel } from "../errors/ErrorPanel.tsx";
import { Skeleton } from "../errors/Skeleton.tsx";
import { type Locale, type PageName, pathTo } from "../i18n/locale.ts";
import { REGISTRATION } from "../navigation/links.ts";
import { isRegistered, refreshSession, visitor } from "../session/session.ts";
import { useSession } from "../session/use-session.ts";
import type { FormTexts } from "./form.ts";
import { SignInPanel } from "./SignInPanel.tsx";

interface Props {
  texts: FormTexts;
  locale: Locale;
  page: PageName;
  /** What signing in is good for here. */
  signedOut: string;
  /** Height of the page for members, px. */
  height: number;
  /** What somebody who has not registered finds here besides the way to the registration. */
  unregistered?(user: UserData): ReactNode;
  children(user: UserData): ReactNode;
}

/** The stages in which this page is there and nobody can register. */
const NO_REGISTRATION = "coming-soon sweepstake";

/**
 * A page for registered people, and what everybody else finds in its place (spec 1 §6). Once shown it stays: a
 * session that ends must not take away what somebody is typing.
 */
export function MembersOnly({ texts, locale, page, signedOut, height, unregistered, children }: Props) {
  const session = useSession();
  const [member, setMember] = useState<UserData | null>(null);
  const user = visitor(session);
  const registered = isRegistered(session);

  useEffect(() => {
    if (registered) setMember(user);
  }, [registered, user]);

  const shown = registered ? user : member;
  if (shown) return children(shown);
  if (user) {
    const { title, message, action } = texts.errors["not-registered"];
    return (
      <div className="card form-panel">
        <h2>{title}</h2>
        <p data-stages={REGISTRATION}>{message}</p>
        <a className="button button-main" data-stages={REGISTRATION} href={pathTo(locale, "register")}>
          {action}
        </a>
        <p data-stages={NO_REGISTRATION}>{texts.errors.closed.message}</p>
        {unregistered?.(user)}
      </div>
    );
  }
  if (session.status === "not-logged-in") {
    return (
      <SignInPanel texts={texts} locale={locale} page={page} title={texts.errors["not-logged-in"].title}>
        <p>{signedOut}</p>
      </SignInPanel>
    );
  }
  if (session.status === "failed") {
    return <ErrorPanel code={session.code} texts={texts} locale={locale} onRetry={refreshSession} />;
  }
  return <Skeleton label={texts.site.loading} height={height} />;
}
