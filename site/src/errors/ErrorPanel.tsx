import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";

interface Props {
  code: ErrorCode;
  texts: Pick<SiteTexts, "site" | "errors">;
  locale: Locale;
  onRetry(): void;
}

/** In the place of something that could not be fetched: why, another try, and where to read more (spec 1 §8). */
export function ErrorPanel({ code, texts, locale, onRetry }: Props) {
  const { title, message } = texts.errors[code];
  return (
    <div className="card error-panel" role="alert">
      <h2>{title}</h2>
      <p>{message}</p>
      <div className="error-ways">
        <button className="button button-main" type="button" onClick={onRetry}>
          {texts.site.error.retry}
        </button>
        <a className="button" href={pathTo(locale, "faq")}>
          {texts.site.error.faq}
        </a>
      </div>
    </div>
  );
}
