import type { DrawStage, DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import { koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import type { Locale } from "../../i18n/locale.ts";
import { Tick } from "../icons.tsx";
import { Digits } from "./Digits.tsx";
import type { ProofText } from "./texts.ts";

interface Props {
  t: ProofText;
  locale: Locale;
  summary: DrawSummary;
}

const STAGES: readonly Exclude<DrawStage, "none">[] = ["committed", "frozen", "published"];

/** How far the draws have come, and what of them is public. */
export function PublicDraws({ t, locale, summary }: Props) {
  const { stage, commitment, secret, beacon, frozen_at } = summary;
  const reached = stage === "none" ? -1 : STAGES.indexOf(stage);
  const at = (instant: string | null) => (instant ? koreanTime(Date.parse(instant), locale) : "");
  return (
    <section className="proof-public">
      <ol className="proof-stages" aria-label={t("stages.label")}>
        {STAGES.map((each, index) => (
          <li key={each} data-reached={index <= reached} aria-current={each === stage ? "step" : undefined}>
            {index <= reached && <Tick />} {t(`stages.${each}`)}
          </li>
        ))}
      </ol>
      <p>{t(`stage.${stage}`, { at: at(frozen_at) })}</p>
      {commitment && <Digits t={t} what={t("commitment")} value={commitment} />}
      {secret && <Digits t={t} what={t("secret")} value={secret} />}
      {beacon.value && <Digits t={t} what={t("beacon")} value={beacon.value} />}
      {stage !== "none" && (
        <p className="proof-note">
          {!beacon.value && `${t("beacon")}: `}
          {t("beacon-round", { source: beacon.source, round: beacon.round, at: at(beacon.at) })}
        </p>
      )}
    </section>
  );
}
