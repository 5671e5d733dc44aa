/** The languages of the site; the first one lives at the root, the others under their own name. */
export const LOCALES = ["ko", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "ko";

/** The pages that links may name, in their one spelling (spec 1 §2). */
export const PAGES = {
  home: "/",
  game: "/game/",
  register: "/register/",
  profile: "/profile/",
  prizes: "/prizes/",
  survey: "/survey/",
  faq: "/faq/",
  terms: "/intl/ALL_kr/terms/",
  "coming-soon": "/coming-soon/",
  closed: "/closed/",
} as const;
export type PageName = keyof typeof PAGES;

/** The address of a page in a language: `pathTo("en", "faq")` is `/en/faq/`. */
export function pathTo(locale: Locale, page: PageName): string {
  return localised(locale, PAGES[page]);
}

/** What the address of the game page ends in while the game is wanted: a reload stays in it, and "back" leaves it. */
export const PLAY = "#play";

/** The address that leads straight into the game. */
export function playAddress(locale: Locale): string {
  return pathTo(locale, "game") + PLAY;
}

/** A path without a language, put under a language. */
export function localised(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** The language that a path is written in, and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const found = LOCALES.find(
    (locale) =>
      locale !== DEFAULT_LOCALE && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)),
  );
  if (!found) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: found, path: pathname.slice(found.length + 1) || "/" };
}

/** Every page is built once for each language: the `[...locale]` part of its address. */
export function localePaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }));
}
