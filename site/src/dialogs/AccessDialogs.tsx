import { useEffect, useRef } from "react";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { ConfirmDialog, type LinkButton } from "./ConfirmDialog.tsx";
import { hideModal } from "./page-modals.ts";
import { askToSignIn } from "./sign-in.ts";

interface Props {
  texts: Pick<SiteTexts, "site" | "errors">;
  locale: Locale;
  onClose(): void;
}

interface SignInProps extends Props {
  ended?: boolean;
  link?: LinkButton;
}

/**
 * Asks to sign in (spec 1 §2, §8) for as long as it is drawn; the page's own dialog does it, so that there is never a
 * second one. `ended` is for somebody whose session ran out over what they were doing, `link` for a further way.
 */
export function SignInDialog({ texts, onClose, ended = false, link }: SignInProps) {
  const message = ended ? texts.site["sign-in"]["session-ended"] : undefined;
  const closed = useRef(onClose);
  closed.current = onClose;
  const further = useRef(link);
  useEffect(() => {
    let drawn = true;
    const occasion = { ...(message && { message }), ...(further.current && { link: further.current }) };
    void askToSignIn(occasion).then(() => drawn && closed.current());
    return () => {
      drawn = false;
      hideModal("auth");
    };
  }, [message]);
  return null;
}

/** Tells somebody who is signed in but not registered what comes first (spec 1 §6, §8). */
export function RegistrationRequiredDialog({ texts, locale, onClose }: Props) {
  const { title, message, action } = texts.errors["not-registered"];
  return (
    <ConfirmDialog
      name="registration-required"
      title={title}
      message={message}
      links={[{ text: action, href: pathTo(locale, "register") }]}
      closeLabel={texts.site.dialog.close}
      onClose={onClose}
    />
  );
}
