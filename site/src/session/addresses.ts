import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import { invitationIn } from "../forms/invitation.ts";
import { type Locale, localised, PAGES, playAddress, splitLocale } from "../i18n/locale.ts";

/** Where a click on "sign in" leads; `returnTo` is the page to come back to. */
export function signInAddress(returnTo: string, locale: Locale): string {
  return `${API_BASE}/auth/start?${new URLSearchParams({ return_to: returnTo, ui_locales: locale })}`;
}

/** What decides where somebody goes after signing in. */
export interface SignedIn {
  stage: Stage;
  registered: boolean;
  /** The page of ours that they came from, or null. */
  returnTo: string | null;
  locale: Locale;
  /** A gift of the pre-registration is still to be announced, on the page around the game. */
  gift?: boolean;
}

/**
 * Where to go after signing in (spec 1 §2): in the event stage straight into the game, or to the registration for whoever has
 * not registered; in the sweepstake stage to the Vault. Before the event there is no game to go to: whoever has registered is
 * at home. A page that was asked for wins, except that nobody skips a registration that is open; a registration that whoever has
 * registered came to by an invitation's link is one, as it leads on to where its code is entered.
 */
export function afterSignIn(from: SignedIn): string {
  const { stage, registered, returnTo, locale } = from;
  if (stage === "shutdown") return localised(locale, PAGES.closed);
  if (stage === "sweepstake") return localised(locale, PAGES.prizes);
  const asked = returnTo && splitLocale(returnTo.split(/[?#]/)[0] ?? "/").path;
  // Back to the very page of the form that somebody was on.
  const inForm = returnTo && asked === PAGES.register ? returnTo : null;
  if (!registered && stage !== "coming-soon") return inForm ?? localised(locale, PAGES.register);
  const isDoor =
    returnTo === null ||
    asked === PAGES.home ||
    (inForm !== null && invitationIn(new URL(inForm, "http://here").search) === "") ||
    (asked === PAGES.game && stage === "event");
  if (!isDoor) return returnTo;
  if (stage !== "event") return localised(locale, PAGES.home);
  return from.gift ? localised(locale, PAGES.game) : playAddress(locale);
}
