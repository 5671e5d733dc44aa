import type { LoginAnswer } from "@diamond-valley/schemas/account/user.ts";
import { type ErrorCode, isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { ApiProblem, codeOf } from "@diamond-valley/web-kit/problem.ts";
import { readStored } from "@diamond-valley/web-kit/storage.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale, localised, splitLocale } from "../i18n/locale.ts";
import { afterSignIn, signInAddress } from "./addresses.ts";
import { $season, $session, api, isRegistered, meetRefusal, refreshSession } from "./session.ts";

/** Refusals that have a dialog of their own (spec 1 §6): it stands over an empty page. */
const ASIDE: readonly ErrorCode[] = ["geo-blocked", "early-access-blocked", "missing-scope"];

const asked = new URLSearchParams(location.search);

/** The language of the page that the sign-in began on, which the provider does not hand back. */
function localeBegun(): Locale {
  const begun = readStored("locale");
  return LOCALES.find((each) => each === begun) ?? DEFAULT_LOCALE;
}

function showIn(locale: Locale): void {
  document.documentElement.lang = locale;
  for (const section of document.querySelectorAll<HTMLElement>("[data-language]"))
    section.hidden = section.lang !== locale;
}

function showRefusal(code: ErrorCode, locale: Locale): void {
  const section = document.querySelector(`[data-language="${locale}"]`);
  const text = section?.querySelector<HTMLTemplateElement>(`[data-refusal="${code}"]`);
  const place = section?.querySelector<HTMLElement>("[data-refused]");
  const ways = section?.querySelector<HTMLElement>("[data-ways]");
  if (!section || !text || !place || !ways) return;
  section.querySelector<HTMLElement>("[data-waiting]")?.setAttribute("hidden", "");
  meetRefusal(code, false);
  if (ASIDE.includes(code)) return;
  place.replaceChildren(text.content.cloneNode(true));
  place.hidden = false;
  ways.hidden = false;
  ways.querySelector("[data-home]")?.setAttribute("href", localised(locale, "/"));
  const again = ways.querySelector<HTMLElement>("[data-again]");
  again?.setAttribute("href", signInAddress(localised(locale, "/"), locale));
  if (again) again.hidden = code === "closed";
}

/** Ends the sign-in with what the provider sent back, and goes on to where it was begun for (spec 1 §4). */
async function finish(): Promise<void> {
  const [code, state, refusal] = [asked.get("code"), asked.get("state"), asked.get("error")];
  if (!code || !state) throw new ApiProblem(isErrorCode(refusal) ? refusal : "login-failed");
  const login = await api.call<LoginAnswer>("POST", "/auth/login", { auth_code: code, state });
  await refreshSession();
  const session = $session.get();
  if (session.status === "failed") throw new ApiProblem(session.code);
  const returnTo = login.return_to;
  location.replace(
    afterSignIn({
      stage: $season.get()?.stage ?? "event",
      registered: isRegistered(session),
      gift: login.prereg_reward_stock_items.length > 0 && readStored("rewardStockItems") === null,
      returnTo,
      locale: returnTo ? splitLocale(returnTo).locale : localeBegun(),
    }),
  );
}

const locale = localeBegun();
showIn(locale);
finish().catch((error: unknown) => showRefusal(codeOf(error), locale));
