import { type Translate, translator } from "@diamond-valley/web-kit/translate.ts";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { Dialog } from "../../dialogs/Dialog.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { api } from "../../session/session.ts";
import type { VaultTexts } from "../VaultIsland.tsx";
import { type CheckedDraws, loadDraws } from "./checked-draws.ts";
import { OpenDraws } from "./OpenDraws.tsx";
import { OwnDraws } from "./OwnDraws.tsx";
import { PublicDraws } from "./PublicDraws.tsx";
import { type ProofText, proofTexts } from "./texts.ts";
import "./proof.css";

export interface ProofDialogProps {
  /** For the names of prizes. */
  name: Translate<VaultTexts>;
  locale: Locale;
  /** The prizes that the viewer has entered; null where nobody is signed in. */
  entered: readonly string[] | null;
  onClose(): void;
}

/** The dialog with its texts in a language. Throws where they can't be fetched. */
export async function loadProofDialog(locale: Locale): Promise<ComponentType<ProofDialogProps>> {
  const t = translator(await proofTexts(locale), locale);
  return (props) => <ProofDialog {...props} t={t} />;
}

type Draws = CheckedDraws | "loading" | "failed";

/** The draws as far as they have come, and the viewer's own part of them, checked in this browser. */
function ProofDialog({ t, name, locale, entered, onClose }: ProofDialogProps & { t: ProofText }) {
  const [draws, setDraws] = useState<Draws>("loading");
  const load = useCallback(async () => {
    setDraws("loading");
    await loadDraws(api, entered ?? []).then(setDraws, () => setDraws("failed"));
  }, [entered]);
  useEffect(() => void load(), []);

  const loaded = typeof draws === "string" ? null : draws;
  return (
    <Dialog name="draw-proof" title={t("title")} closeLabel={t("close")} onClose={onClose}>
      <div className="proof" aria-busy={draws === "loading"} data-stage-shown={loaded?.summary.stage}>
        <p>{t("lead")}</p>
        <p className="sr-only" role="status">
          {draws === "loading" && t("loading")}
        </p>
        {draws === "loading" && <p aria-hidden="true">{t("loading")}</p>}
        <div role="alert">
          {draws === "failed" && <p className="notice">{t("failed")}</p>}
          {loaded && !loaded.asSeen && <p className="notice">{t("changed")}</p>}
        </div>
        {draws === "failed" && (
          <button className="button button-main" type="button" onClick={load}>
            {t("retry")}
          </button>
        )}
        {loaded && (
          <>
            <PublicDraws t={t} locale={locale} summary={loaded.summary} />
            {loaded.summary.stage !== "none" && (
              <OwnDraws t={t} name={name} signedIn={entered !== null} draws={loaded.own} />
            )}
            <OpenDraws t={t} name={name} summary={loaded.summary} />
          </>
        )}
      </div>
    </Dialog>
  );
}
