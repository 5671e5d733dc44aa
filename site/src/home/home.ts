import { pathTo, splitLocale } from "../i18n/locale.ts";
import { drawWhenIdle } from "../navigation/draw-when-idle.ts";
import { $session, isRegistered } from "../session/session.ts";
import { tabsOf } from "./carousel.ts";
import { countDown } from "./countdown.ts";
import { announceSeason } from "./new-season.ts";

const { locale } = splitLocale(location.pathname);

for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) tabsOf(carousel);
for (const place of document.querySelectorAll<HTMLElement>("[data-until]")) countDown(place);
announceSeason();
for (const chapter of document.querySelectorAll<HTMLElement>(".chapter")) drawWhenIdle(chapter);

// Whoever is signed in without having registered comes to the registration first (spec 1 §2).
$session.subscribe((session) => {
  const known = session.status === "found" || session.status === "unregistered";
  const page = known && !isRegistered(session) ? "register" : "game";
  for (const way of document.querySelectorAll<HTMLAnchorElement>("[data-plays]"))
    way.href = pathTo(locale, page);
});
