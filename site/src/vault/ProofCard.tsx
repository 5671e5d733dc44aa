import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type ComponentType, useState } from "react";
import type { Locale } from "../i18n/locale.ts";
import type { ProofDialogProps } from "./proof/ProofDialog.tsx";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  /** The prizes that the viewer has entered; null where nobody is signed in. */
  entered: readonly string[] | null;
}

type Opening = "closed" | "loading" | "failed" | ComponentType<ProofDialogProps>;

/** The door to the check of the draws (spec 1 §1). What checks is fetched once somebody wants to. */
export function ProofCard({ t, locale, entered }: Props) {
  const [opening, setOpening] = useState<Opening>("closed");
  const open = async () => {
    setOpening("loading");
    try {
      const { loadProofDialog } = await import("./proof/ProofDialog.tsx");
      const Dialog = await loadProofDialog(locale);
      setOpening(() => Dialog);
    } catch {
      setOpening("failed");
    }
  };
  const Opened = typeof opening === "string" ? null : opening;
  return (
    <section className="card vault-proof">
      <h2>{t("vault.proof.title")}</h2>
      <p>{t("vault.proof.text")}</p>
      <button className="button" type="button" onClick={open} aria-busy={opening === "loading"}>
        {t(opening === "loading" ? "vault.proof.loading" : "vault.proof.button")}
      </button>
      <div role="alert">{opening === "failed" && <p className="notice">{t("vault.proof.failed")}</p>}</div>
      {Opened && <Opened name={t} locale={locale} entered={entered} onClose={() => setOpening("closed")} />}
    </section>
  );
}
