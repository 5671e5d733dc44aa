import { isPlaying } from "../game/is-playing.ts";
import { splitLocale } from "../i18n/locale.ts";
import { CACHES, isOnEveryPage, isReadable, keptAhead, WORKER } from "./kept.ts";

/** Whether the visitor asked for as little traffic as possible. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Has the pages that need no server kept for a visit without a line, with what this page is drawn with. */
export async function keepPages(): Promise<void> {
  // Browsers have caches only on pages that nobody on the way can change.
  if (!("serviceWorker" in navigator) || savesData()) return;
  // The game needs the line for itself.
  if (isPlaying()) return;
  await navigator.serviceWorker.register(WORKER);
  const pages = await caches.open(CACHES.pages);
  await Promise.all(keptAhead(splitLocale(location.pathname).locale).map((path) => keep(pages, path)));
  const files = await caches.open(CACHES.files);
  await Promise.allSettled([...drawnWith()].map((address) => keep(files, address)));
}

/** Files of this page that are worth keeping. The browser has nearly all of them already, so they don't go over the line again. */
function drawnWith(): Set<string> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const addresses = [...loaded, ...footerPicture()].map((address) => new URL(address, location.href));
  const wanted = isReadable(location.pathname)
    ? isFile
    : (url: URL) => isFile(url) && isOnEveryPage(url.pathname);
  return new Set(addresses.filter(wanted).map(({ href }) => href));
}

/** The picture above the footer, which has perhaps not been near the screen yet. */
function footerPicture(): string[] {
  const hills = document.querySelector<HTMLImageElement>(".foot-hills");
  const narrow = hills?.parentElement?.querySelector("source");
  if (narrow && matchMedia(narrow.media).matches) return [narrow.srcset];
  return hills ? [hills.src] : [];
}

const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(?:_astro|art)\//.test(pathname);

async function keep(cache: Cache, address: string): Promise<void> {
  if (!(await cache.match(address))) await cache.add(address);
}
