// The service worker: who comes back without a line reads the pages that need no server, as they were seen last. It
// answers for nothing else, so that the game, the forms and signing in work as if it were not there.
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { splitLocale } from "../i18n/locale.ts";
import { CACHES, isOnEveryPage, isPage, isReadable, offlinePage } from "./kept.ts";

declare const self: { skipWaiting(): Promise<void> };

/** The most files that are kept: a page needs up to forty. */
const MOST_FILES = 150;
/** How long (s) a page is waited for before the kept one is shown: a line may be up and bring nothing. */
const PATIENCE = 8;

// A new release answers at once: its pages name files that an old one doesn't keep.
void self.skipWaiting();
clientsClaim();

/** A page is the same whatever its address says of where a visitor came from. */
const withoutSearch = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => new URL(request.url).pathname,
};
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isReadable(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutSearch],
  }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url.pathname),
  new NetworkOnly(),
);
setCatchHandler(async ({ request }) => {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const page = request.mode === "navigate" ? await caches.match(offlinePage(locale)) : undefined;
  return page ?? Response.error();
});

const files = {
  cacheName: CACHES.files,
  // Its own types allow for hooks that are undefined.
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin],
};
/** Fonts are asked for by style sheets; else it is the page that asks. */
const isOfReadable = (request: Request, url: URL): boolean =>
  isOnEveryPage(url.pathname) || (request.referrer !== "" && isReadable(new URL(request.referrer).pathname));
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith("/_astro/") && isOfReadable(request, url),
  new CacheFirst(files),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith("/art/") && isOfReadable(request, url),
  new StaleWhileRevalidate(files),
);
