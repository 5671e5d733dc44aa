import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { koreanDate } from "@diamond-valley/schemas/season/korean-date.ts";
import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog } from "../dialogs/Dialog.tsx";
import type { Locale } from "../i18n/locale.ts";
import { noteCodeSeen } from "./codes-seen.ts";
import { pictureOf } from "./prize.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  prize: PrizeView;
  claim(slug: string): Promise<void>;
  onRefused(code: ErrorCode): void;
  onSignedOut(): void;
  onClose(): void;
}

/** Refusals that another try doesn't change. */
const FINAL: readonly ErrorCode[] = ["sold-out", "already-claimed"];

/** The code of a VIP item or of a prize that was won, with its date; it is claimed by opening this for the first time (spec 1 §3, §4). */
export function CodeDialog({ t, locale, prize, claim, onRefused, onSignedOut, onClose }: Props) {
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const asking = useRef(false);
  const { slug } = prize;
  const claimed = prize.claim;

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setRefusal(null);
    try {
      await claim(slug);
    } catch (error) {
      const code = codeOf(error);
      if (code === "not-logged-in") return onSignedOut();
      setRefusal(code);
      onRefused(code);
    } finally {
      asking.current = false;
    }
  }, [claim, slug, onRefused, onSignedOut]);

  // A claim is made once: when the dialog opens without a code.
  useEffect(() => {
    if (!claimed) void ask();
  }, []);
  useEffect(() => {
    if (claimed) noteCodeSeen(slug);
  }, [claimed, slug]);

  const named = prize.vip_only ? "vault.claim.title" : "vault.prize-code.title";
  const title = t(refusal ? "vault.claim.failed-title" : named);
  // The code of somebody who won is late, and never given away.
  const isLate = refusal === "sold-out" && !prize.vip_only;
  return (
    <Dialog name="sweepstake-vip-code" title={title} closeLabel={t("vault.dialog.close")} onClose={onClose}>
      <div className="entry" aria-busy={!claimed && !refusal}>
        <img src={pictureOf(slug)} alt="" width="160" height="140" />
        <div role="alert">
          {refusal && (
            <p className="notice">{t(isLate ? "vault.prize-code.waiting" : `errors.${refusal}.message`)}</p>
          )}
        </div>
        {refusal && !FINAL.includes(refusal) && (
          <button className="button button-main" type="button" onClick={ask}>
            {t("vault.dialog.retry")}
          </button>
        )}
        {claimed && <Code t={t} locale={locale} {...claimed} prize={prize} />}
      </div>
    </Dialog>
  );
}

interface CodeProps {
  t: Translate<VaultTexts>;
  locale: Locale;
  code: string;
  valid_until: string;
  prize: PrizeView;
}

function Code({ t, locale, code, valid_until, prize }: CodeProps) {
  const [told, setTold] = useState<"copied" | "copy-failed" | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTold("copied");
    } catch {
      setTold("copy-failed");
    }
  };
  const date = koreanDate(Date.parse(valid_until), locale);
  return (
    <>
      <p>
        {prize.vip_only ? t("vault.claim.lead", { points: prize.points ?? 0 }) : t("vault.prize-code.lead")}
      </p>
      <p className="vip-code">
        <span>{t(prize.vip_only ? "vault.claim.code" : "vault.prize-code.code")}</span>
        <strong data-code>{code}</strong>
        <span>{t("vault.claim.valid-until", { date })}</span>
      </p>
      <button className="button button-main" type="button" onClick={copy}>
        {t("vault.claim.copy")}
      </button>
      <p className="vip-told" role="status">
        {told && t(`vault.claim.${told}`)}
      </p>
    </>
  );
}
