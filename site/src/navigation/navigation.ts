import { numberText } from "@diamond-valley/web-kit/numbers.ts";
import { writeStored } from "@diamond-valley/web-kit/storage.ts";
import { fontsInUse } from "../fonts/late-styles.ts";
import { localised, splitLocale } from "../i18n/locale.ts";
import { followSeason } from "../season/season.ts";
import { signInAddress } from "../session/addresses.ts";
import {
  $season,
  $session,
  isRegistered,
  loadSession,
  refreshSession,
  type Session,
  signOut,
  visitor,
} from "../session/session.ts";
import { markPageIdle } from "./page-idle.ts";

const { locale } = splitLocale(location.pathname);
const header = document.querySelector<HTMLElement>("[data-navigation]");

/** Shows in the navigation who is signed in. */
function show(session: Session): void {
  if (!header) return;
  const data = visitor(session);
  if (session.status === "unknown") return;
  const before = header.dataset.session;
  header.dataset.session = data ? "in" : "out";
  // Whoever has signed in is done with the drawer (spec 1 §4).
  if (data && before === "out") document.getElementById("menu")?.hidePopover();
  for (const place of header.querySelectorAll("[data-diamonds]")) {
    place.textContent = numberText(data?.total_diamonds ?? 0, locale);
  }
  document.documentElement.dataset.registered = String(isRegistered(session));
}

$session.subscribe(show);
$season.listen((season, before) => {
  // Another stage knows its visitors in another way: shutdown looks nobody up, the others do.
  if (before && season && before.stage !== season.stage) void refreshSession();
});

/** Signs out and leads home. */
async function leave(): Promise<void> {
  try {
    await signOut();
    location.assign(localised(locale, "/"));
  } catch {
    // Still signed in as far as anyone knows: the fresh page says who is.
    location.reload();
  }
}

for (const button of header?.querySelectorAll("[data-sign-out]") ?? [])
  button.addEventListener("click", leave);

// A page that has been asked for with more than its path, as the registration with a code, is the same in the other language and
// after signing in.
const { pathname, search } = location;
if (search !== "") {
  for (const link of header?.querySelectorAll<HTMLAnchorElement>("a[hreflang]") ?? []) link.search = search;
  for (const link of header?.querySelectorAll<HTMLAnchorElement>("a[href*='/auth/start']") ?? [])
    link.href = signInAddress(pathname + search, locale);
}

void markPageIdle(fontsInUse);
writeStored("locale", locale);
void loadSession();
followSeason();
