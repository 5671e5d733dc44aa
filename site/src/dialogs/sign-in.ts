import { DEFAULT_LOCALE, LOCALES, type Locale } from "../i18n/locale.ts";
import { signInAddress } from "../session/addresses.ts";
import { type Occasion, showModal } from "./page-modals.ts";

/** Asks to sign in, for the page that is open (spec 1 §2). One such dialog is open at most. */
export function askToSignIn(occasion: Occasion = {}): Promise<void> {
  const closed = showModal("auth", occasion);
  const here = signInAddress(location.pathname + location.search, pageLocale());
  for (const link of document.querySelectorAll("dialog [data-sign-in]")) link.setAttribute("href", here);
  return closed;
}

/** The language that the page is read in. */
export function pageLocale(): Locale {
  return LOCALES.find((each) => each === document.documentElement.lang) ?? DEFAULT_LOCALE;
}
