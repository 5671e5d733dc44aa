import enAccount from "@diamond-valley/schemas/locales/en/account.json" with { type: "json" };
import enDialogs from "@diamond-valley/schemas/locales/en/dialogs.json" with { type: "json" };
import enErrors from "@diamond-valley/schemas/locales/en/errors.json" with { type: "json" };
import enFaq from "@diamond-valley/schemas/locales/en/faq.json" with { type: "json" };
import enHome from "@diamond-valley/schemas/locales/en/home.json" with { type: "json" };
import enLooks from "@diamond-valley/schemas/locales/en/looks.json" with { type: "json" };
import enPlaces from "@diamond-valley/schemas/locales/en/places.json" with { type: "json" };
import enPlay from "@diamond-valley/schemas/locales/en/play.json" with { type: "json" };
import enPlayer from "@diamond-valley/schemas/locales/en/player.json" with { type: "json" };
import enProfile from "@diamond-valley/schemas/locales/en/profile.json" with { type: "json" };
import enRegister from "@diamond-valley/schemas/locales/en/register.json" with { type: "json" };
import enSeason from "@diamond-valley/schemas/locales/en/season.json" with { type: "json" };
import enSite from "@diamond-valley/schemas/locales/en/site.json" with { type: "json" };
import enSpecialEvent from "@diamond-valley/schemas/locales/en/special-event.json" with { type: "json" };
import enSurvey from "@diamond-valley/schemas/locales/en/survey.json" with { type: "json" };
import enTerms from "@diamond-valley/schemas/locales/en/terms.json" with { type: "json" };
import enVault from "@diamond-valley/schemas/locales/en/vault.json" with { type: "json" };
import koAccount from "@diamond-valley/schemas/locales/ko/account.json" with { type: "json" };
import koDialogs from "@diamond-valley/schemas/locales/ko/dialogs.json" with { type: "json" };
import koErrors from "@diamond-valley/schemas/locales/ko/errors.json" with { type: "json" };
import koFaq from "@diamond-valley/schemas/locales/ko/faq.json" with { type: "json" };
import koHome from "@diamond-valley/schemas/locales/ko/home.json" with { type: "json" };
import koLooks from "@diamond-valley/schemas/locales/ko/looks.json" with { type: "json" };
import koPlaces from "@diamond-valley/schemas/locales/ko/places.json" with { type: "json" };
import koPlay from "@diamond-valley/schemas/locales/ko/play.json" with { type: "json" };
import koPlayer from "@diamond-valley/schemas/locales/ko/player.json" with { type: "json" };
import koProfile from "@diamond-valley/schemas/locales/ko/profile.json" with { type: "json" };
import koRegister from "@diamond-valley/schemas/locales/ko/register.json" with { type: "json" };
import koSeason from "@diamond-valley/schemas/locales/ko/season.json" with { type: "json" };
import koSite from "@diamond-valley/schemas/locales/ko/site.json" with { type: "json" };
import koSpecialEvent from "@diamond-valley/schemas/locales/ko/special-event.json" with { type: "json" };
import koSurvey from "@diamond-valley/schemas/locales/ko/survey.json" with { type: "json" };
import koTerms from "@diamond-valley/schemas/locales/ko/terms.json" with { type: "json" };
import koVault from "@diamond-valley/schemas/locales/ko/vault.json" with { type: "json" };
import type { Locale } from "./locale.ts";

const ko = {
  account: koAccount,
  dialogs: koDialogs,
  errors: koErrors,
  faq: koFaq,
  home: koHome,
  looks: koLooks,
  places: koPlaces,
  play: koPlay,
  player: koPlayer,
  profile: koProfile,
  register: koRegister,
  season: koSeason,
  site: koSite,
  survey: koSurvey,
  "special-event": koSpecialEvent,
  terms: koTerms,
  vault: koVault,
};

/** Every text of the site. The type holds each language to the keys of Korean. */
export type SiteTexts = typeof ko;

const en: SiteTexts = {
  account: enAccount,
  dialogs: enDialogs,
  errors: enErrors,
  faq: enFaq,
  home: enHome,
  looks: enLooks,
  places: enPlaces,
  play: enPlay,
  player: enPlayer,
  profile: enProfile,
  register: enRegister,
  season: enSeason,
  site: enSite,
  survey: enSurvey,
  "special-event": enSpecialEvent,
  terms: enTerms,
  vault: enVault,
};

const texts: Record<Locale, SiteTexts> = { ko, en };

/** All texts of a language. For pages while they are built; an island is handed only what it needs. */
export function textsOf(locale: Locale): SiteTexts {
  return texts[locale];
}

/** The named parts of a language's texts, to hand to an island. */
export function pickTexts<Name extends keyof SiteTexts>(
  locale: Locale,
  ...names: Name[]
): Pick<SiteTexts, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[locale][name]])) as Pick<SiteTexts, Name>;
}
