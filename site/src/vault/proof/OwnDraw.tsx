import type { DrawProof } from "@diamond-valley/schemas/draws/record.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { Tick } from "../icons.tsx";
import { prizeName } from "../prize.ts";
import type { VaultTexts } from "../VaultIsland.tsx";
import type { CheckedDraw } from "./checked-draws.ts";
import { Digits } from "./Digits.tsx";
import type { ProofText } from "./texts.ts";

interface Props extends CheckedDraw {
  t: ProofText;
  name: Translate<VaultTexts>;
}

/** One draw that the viewer entered: where the entries stand, what came of them, and each step of the check. */
export function OwnDraw({ t, name, proof, steps }: Props) {
  const { prize, entries, frozen, published } = proof;
  const isWrong = steps.some(({ holds }) => !holds);
  const isChecked = frozen?.leaf != null;
  return (
    <li className="proof-draw" data-proof={prize} data-checked={isWrong ? "wrong" : isChecked}>
      <h4>{prizeName(name, prize)}</h4>
      {(isChecked || !frozen) && <p>{t("own.entries", { count: entries })}</p>}
      <p>{placeIn(t, proof)}</p>
      {published && <p className="proof-outcome">{t(`outcome.${published.outcome}`)}</p>}
      {isWrong && (
        <p className="notice" role="alert">
          {t("own.wrong")}
        </p>
      )}
      {isChecked && !isWrong && (
        <p className="proof-right">
          <Tick /> {t("own.checked")}
        </p>
      )}
      {(isChecked || isWrong) && (
        <details open={isWrong}>
          <summary>{t("own.details")}</summary>
          <ul className="proof-steps">
            {steps.map(({ name: step, holds }) => (
              <li key={step} data-step={step} data-holds={holds}>
                <strong>{t(holds ? "holds" : "fails")}</strong> {t(`steps.${step}`)}
              </li>
            ))}
          </ul>
          {valuesOf(proof).map(([what, value]) => (
            <Digits key={what} t={t} what={t(`values.${what}`)} value={value} />
          ))}
        </details>
      )}
    </li>
  );
}

function placeIn(t: ProofText, { frozen }: DrawProof): string {
  if (!frozen) return t("own.before");
  const { leaf, entrants, entries } = frozen;
  return leaf ? t("own.place", { place: leaf.index + 1, entrants, entries }) : t("own.absent");
}

/** The values that the check goes by, as far as they are known. */
function valuesOf({ entrant, salt, frozen, published }: DrawProof) {
  const values = {
    entrant,
    salt,
    root: frozen?.root,
    key: published?.key,
    threshold: published?.threshold,
  };
  return Object.entries(values).filter(([, value]) => typeof value === "string") as [
    keyof typeof values,
    string,
  ][];
}
