import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
}

/** The invitation to the survey below the results, where it covers none of them (spec 1 §2). */
export function SurveyCard({ t, locale }: Props) {
  return (
    <section className="card vault-survey">
      <h2>{t("vault.survey.title")}</h2>
      <p>{t("vault.survey.text")}</p>
      <a className="button" href={pathTo(locale, "survey")}>
        {t("vault.survey.button")}
      </a>
    </section>
  );
}
