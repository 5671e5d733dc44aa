import { koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { EVENT_END, EVENT_START } from "@diamond-valley/schemas/season/season.ts";
import { fill } from "@diamond-valley/web-kit/translate.ts";
import type { ReactNode } from "react";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";

type PanelState =
  | { state: "coming-soon"; page: "register" | "game" | "survey" }
  | { state: "ended"; page: "register" | "game" };

interface Props {
  locale: Locale;
  texts: Pick<SiteTexts, "season">;
  /** 1 where the panel is all that the page says. */
  level?: 1 | 2;
  /** A picture above the words. */
  children?: ReactNode;
}

/** In the place of what is not open yet, or no longer: when, why, and where to go instead. Pages draw it without scripts too. */
export default function StagePanel({ locale, texts, level = 2, children, ...of }: Props & PanelState) {
  const { season } = texts;
  const isSoon = of.state === "coming-soon";
  const { title, message } = isSoon ? season["coming-soon"][of.page] : season.ended[of.page];
  const instant = isSoon ? EVENT_START : EVENT_END;
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section className="card stage-panel">
      {children}
      <p className="badge">{season[of.state].badge}</p>
      <Title>{title}</Title>
      <p>{message}</p>
      {/* Languages are written a little differently by each version of a browser. */}
      <time className="stage-when" dateTime={new Date(instant).toISOString()} suppressHydrationWarning>
        {fill(isSoon ? season.opens : season["ended-on"], { date: koreanTime(instant, locale) })}
      </time>
      <div className="stage-ways">
        {isSoon ? (
          <a className="button button-main" href={pathTo(locale, "home")}>
            {season["coming-soon"].home}
          </a>
        ) : (
          <>
            <a className="button button-main" href={pathTo(locale, "prizes")}>
              {season.ended.prizes}
            </a>
            <a className="button" href={`${pathTo(locale, "faq")}#winners`}>
              {season.ended.faq}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
