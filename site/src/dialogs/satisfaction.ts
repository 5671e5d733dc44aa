import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { PAGES, splitLocale } from "../i18n/locale.ts";
import { $season } from "../season/season.ts";
import { isRegistered, type Session, visitor } from "../session/session.ts";
import { isAnyOpen, showModal } from "./page-modals.ts";

/** How long somebody looks at the Vault, or at an entry made, before being asked, ms. */
const DELAY = 2_500;
/** The week from which somebody has seen enough of the valley to be asked. */
const LATE_WEEK = 4;

/**
 * Asks for the survey on the Vault after the event (spec 1 §2), while the results are awaited. Once they are out nothing
 * may cover them: the Vault asks below the prizes instead.
 */
export function askOnVault(session: Session): void {
  const onVault = splitLocale(location.pathname).path === PAGES.prizes;
  const season = $season.get();
  if (onVault && season?.stage === "sweepstake" && season.phase === "results-pending") ask(session);
}

/** Asks for the survey after an entry in a draw, from the last week on: before it there is little to be satisfied with. */
export function askAfterEntry(session: Session): void {
  const season = $season.get();
  if (season?.stage === "event" && (season.week === LATE_WEEK || season.phase === "post-event")) ask(session);
}

/** Once a visit, and never somebody who has answered, or is in the middle of something. */
function ask(session: Session): void {
  const surveyed = visitor(session)?.event_survey_completed ?? true;
  if (surveyed || !isRegistered(session)) return;
  setTimeout(() => {
    if (readStored("satisfactionAsked") !== null || isAnyOpen()) return;
    writeStored("satisfactionAsked", "true");
    void showModal("csat");
  }, DELAY);
}
