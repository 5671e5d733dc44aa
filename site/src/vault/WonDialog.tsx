import { koreanTime } from "@diamond-valley/schemas/season/korean-date.ts";
import { RESULTS_END } from "@diamond-valley/schemas/season/season.ts";
import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useEffect, useRef } from "react";
import { Dialog, useCloseDialog } from "../dialogs/Dialog.tsx";
import type { Locale } from "../i18n/locale.ts";
import { pictureOf, prizeName } from "./prize.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

/** Pieces of confetti; where each falls stands in the style sheet. */
const CONFETTI = Array.from({ length: 24 }, (_, index) => index);

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  /** What was won in draws; at least one. */
  prizes: readonly PrizeView[];
  onShow(): void;
  onClose(): void;
}

/** Tells winners what they won, with confetti where motion is welcome (spec 1 §2). */
export function WonDialog({ t, locale, prizes, onShow, onClose }: Props) {
  const hasCode = prizes.some(({ type }) => type === "digital");
  return (
    <>
      <Dialog
        name="sweepstake-won"
        title={t("vault.won.title")}
        closeLabel={t("vault.dialog.close")}
        onClose={onClose}
      >
        <p>{t("vault.won.lead", { count: prizes.length })}</p>
        <ul className="won">
          {prizes.map(({ slug }) => (
            <li key={slug}>
              <img src={pictureOf(slug)} alt="" width="112" height="98" />
              <strong>{prizeName(t, slug)}</strong>
            </li>
          ))}
        </ul>
        <p className="won-next">{t("vault.won.next")}</p>
        {hasCode && (
          <p className="won-next">{t("vault.won.codes", { last: koreanTime(RESULTS_END, locale) })}</p>
        )}
        <Show text={t("vault.won.button")} onShow={onShow} />
      </Dialog>
      <Confetti />
    </>
  );
}

/** Falls over everything once. A popover, so that it is above the dialog, which opened before it. */
function Confetti() {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => paper.current?.showPopover(), []);
  return (
    <div ref={paper} className="confetti" popover="manual" aria-hidden="true">
      {CONFETTI.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}

function Show({ text, onShow }: { text: string; onShow(): void }) {
  const close = useCloseDialog();
  const show = () => {
    onShow();
    close();
  };
  return (
    <button className="button button-main" type="button" onClick={show}>
      {text}
    </button>
  );
}
