import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import type { PageName } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";

type NavText = keyof SiteTexts["site"]["nav"];

/** A door of the navigation and the stages it is open in, as the attribute of the states takes them; everywhere where unset. */
export interface NavLink {
  page: PageName;
  text: NavText;
  stages?: string;
}

const during = (...stages: Stage[]) => stages.join(" ");

/** Until the campaign is shut down its pages are there, whatever state they show. */
export const CAMPAIGN = during("early-access", "prereg", "coming-soon", "event", "sweepstake");

/** While somebody can register, or pre-register. */
export const REGISTRATION = during("early-access", "prereg", "event");
/** While diamonds can be won or spent: they expire with the event (spec 1 §9). */
export const DIAMONDS = during("early-access", "prereg", "coming-soon", "event");

/** The list of the navigation (spec 1 §2). What is closed is not drawn. */
export const LINKS: readonly NavLink[] = [
  { page: "home", text: "home" },
  { page: "register", text: "register", stages: REGISTRATION },
  { page: "prizes", text: "prizes", stages: CAMPAIGN },
  { page: "faq", text: "faq" },
];

/** What the season is about, as its main button: one for each stage but the last. */
export const MAIN_DOORS: readonly NavLink[] = [
  { page: "register", text: "preregister", stages: during("early-access", "prereg") },
  { page: "coming-soon", text: "coming-soon", stages: during("coming-soon") },
  { page: "game", text: "play", stages: during("event") },
  { page: "prizes", text: "vault", stages: during("sweepstake") },
];
