import { koreanDate, koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { fill } from "@diamond-valley/web-kit/translate.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import {
  COMING_SOON,
  inWeek,
  LAST_CHANCE,
  LIVE,
  type Moment,
  PENDING,
  PREREGISTRATION,
  RELEASED,
  SHUTDOWN,
} from "./moments.ts";
import { POST_EVENT, RESULTS, SEASONS, shortTime } from "./seasons.ts";

/** A way on from the hero. */
export interface Way {
  href: string;
  text: string;
  /** The one that most visitors want. */
  main?: boolean;
  /** Whether it leads whoever has not registered to the registration instead. */
  plays?: boolean;
}

/** What the hero says at one moment of the season. */
export interface HeroState {
  name: string;
  moment: Moment;
  /** Above the title; several where each week has its own. */
  ribbons: { text: string; moment?: Moment }[];
  title: string;
  lead: string;
  ways: Way[];
  /** Whether the facts about taking part still matter. */
  facts?: boolean;
  countdown?: boolean;
}

/** The states of the hero in a language, in the order of the season. */
export function heroStates(locale: Locale, { hero, timeline }: SiteTexts["home"]): HeroState[] {
  const start = shortTime(SEASONS[0]?.start ?? 0, locale);
  const end = shortTime(POST_EVENT.end, locale);
  const explore = { href: "#explore", text: hero.explore };
  const play = { href: pathTo(locale, "game"), plays: true };
  const prizes = { href: pathTo(locale, "prizes"), main: true };
  const faq = pathTo(locale, "faq");
  const only = (text: string, values = {}) => [{ text: fill(text, values) }];
  return [
    {
      ...named(hero, "preregister", PREREGISTRATION),
      ribbons: only(hero.preregister.ribbon, { start }),
      ways: [{ href: pathTo(locale, "register"), text: hero.preregister.button, main: true }, explore],
      facts: true,
      countdown: true,
    },
    {
      ...named(hero, "coming-soon", COMING_SOON),
      ribbons: only(hero["coming-soon"].ribbon, { start }),
      ways: [
        { ...explore, main: true },
        { href: faq, text: hero["coming-soon"].faq },
      ],
      countdown: true,
    },
    {
      ...named(hero, "live", LIVE),
      ribbons: SEASONS.map(({ week, theme }) => ({
        text: fill(hero.live.ribbon, { week, theme: timeline.seasons[theme].theme }),
        moment: inWeek(week),
      })),
      ways: [{ ...play, text: hero.play, main: true }, explore],
      facts: true,
    },
    {
      ...named(hero, "post-event", LAST_CHANCE),
      ribbons: only(hero["post-event"].ribbon, { end }),
      ways: [
        { ...prizes, text: hero["post-event"].enter },
        { ...play, text: hero["post-event"].play },
      ],
    },
    {
      ...named(hero, "thanks-pending", PENDING),
      lead: fill(hero["thanks-pending"].lead, { results: koreanDate(RESULTS.start, locale) }),
      ways: [
        { ...prizes, text: hero["thanks-pending"].vault },
        { href: `${faq}#winners`, text: hero["thanks-pending"].faq },
      ],
    },
    {
      ...named(hero, "thanks-released", RELEASED),
      lead: fill(hero["thanks-released"].lead, { resultsEnd: koreanTime(RESULTS.end, locale) }),
      ways: [
        { ...prizes, text: hero["thanks-released"].vault },
        { href: `${faq}#winners`, text: hero["thanks-released"].faq },
      ],
    },
    {
      ...named(hero, "thanks-closed", SHUTDOWN),
      ways: [{ href: faq, text: hero["thanks-closed"].faq, main: true }, explore],
    },
  ];
}

type Name = Exclude<keyof SiteTexts["home"]["hero"], "play" | "explore" | "facts">;

/** A state as its texts have it. */
function named(hero: SiteTexts["home"]["hero"], name: Name, moment: Moment) {
  const { ribbon, title, lead } = hero[name];
  return { name, moment, ribbons: [{ text: ribbon }], title, lead };
}
