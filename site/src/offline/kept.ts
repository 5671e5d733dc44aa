import { LOCALES, type Locale, localised, PAGES, type PageName } from "../i18n/locale.ts";

/** The caches of the worker, by name. */
export const CACHES = { pages: "pages", files: "files" } as const;

/** Where the worker is: it rules over its own folder and below, so it stands at the root. */
export const WORKER = "/worker.js";

/** Pages that read as well without a server. Each is kept when it is visited; the first ones also before. */
const READABLE: readonly PageName[] = ["home", "faq", "terms", "coming-soon", "closed"];
const KEPT_AHEAD = READABLE.slice(0, 3);

/** Whether the file at this path is on every page: the picture above the footer, or a font. */
export const isOnEveryPage = (path: string): boolean =>
  path.startsWith("/art/horizon") || path.endsWith(".woff2");

const addresses = (pages: readonly PageName[], locale: Locale): string[] =>
  pages.map((page) => localised(locale, PAGES[page]));

/** What is shown instead of a page that can't be had without a line. */
export const offlinePage = (locale: Locale): string => localised(locale, "/offline/");

/** The addresses that are kept ahead for who reads in this language. */
export const keptAhead = (locale: Locale): readonly string[] => [
  ...addresses(KEPT_AHEAD, locale),
  offlinePage(locale),
];

const readable = new Set(LOCALES.flatMap((locale) => addresses(READABLE, locale)));
const all = new Set(
  LOCALES.flatMap((locale) => addresses(Object.keys(PAGES) as readonly PageName[], locale)),
);

/** Whether the page at this path reads as well without a server. */
export const isReadable = (path: string): boolean => readable.has(path);

/** Whether there is a page of the site at this path. */
export const isPage = (path: string): boolean => all.has(path);
