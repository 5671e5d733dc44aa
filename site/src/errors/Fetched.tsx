import { type ReactNode, Suspense } from "react";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { FetchGuard } from "./FetchGuard.tsx";

interface Props {
  texts: Pick<SiteTexts, "site" | "errors">;
  locale: Locale;
  /** Stands here until the children are fetched. */
  skeleton: ReactNode;
  /** Made of a lazy component. */
  children: ReactNode;
}

/** A part of the page whose code is fetched when it is shown. A browser keeps a failed fetch, so another try loads the page again. */
export function Fetched({ texts, locale, skeleton, children }: Props) {
  const failed = (
    <ErrorPanel code="generic" texts={texts} locale={locale} onRetry={() => location.reload()} />
  );
  return (
    <FetchGuard fallback={failed}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </FetchGuard>
  );
}
