import type { ReactNode } from "react";
import { type Locale, type PageName, pathTo } from "../i18n/locale.ts";
import { signInAddress } from "../session/addresses.ts";
import type { FormTexts } from "./form.ts";

interface Props {
  texts: Pick<FormTexts, "site">;
  locale: Locale;
  page: PageName;
  title: string;
  children: ReactNode;
}

/** In the place of a form for somebody who is not signed in: what for, and the way to it and back. */
export function SignInPanel({ texts, locale, page, title, children }: Props) {
  const here = pathTo(locale, page) + location.search;
  return (
    <div className="card form-panel">
      <h2>{title}</h2>
      {children}
      <a className="button button-main button-big" href={signInAddress(here, locale)}>
        {texts.site["sign-in"].button}
      </a>
    </div>
  );
}
