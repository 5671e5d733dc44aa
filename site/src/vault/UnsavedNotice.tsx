import { useEffect, useState } from "react";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { usePageState } from "../season/use-page-state.ts";
import { readUnsaved } from "./unsaved.ts";

interface Props {
  texts: Pick<SiteTexts["vault"]["pending"], "back" | "back-button">;
  locale: Locale;
}

/** At the profile: the way back to entries that wait for an address (spec 1 §5). Nothing where none wait, or can be saved. */
export function UnsavedNotice({ texts, locale }: Props) {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readUnsaved() !== null), []);
  const isOpen = usePageState("prizes") === "open";
  if (!waiting || !isOpen) return null;
  return (
    <div className="card unsaved">
      <p>{texts.back}</p>
      <a className="button button-main" href={pathTo(locale, "prizes")}>
        {texts["back-button"]}
      </a>
    </div>
  );
}
