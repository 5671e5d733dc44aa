import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type SyntheticEvent, useId, useState } from "react";
import { Dialog } from "../dialogs/Dialog.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { costOf, keptEntries, mostEntries } from "./entries.ts";
import { pictureOf, prizeName } from "./prize.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  prize: PrizeView;
  balance: number;
  /** Entries that waited while an address was added; they stand there again. */
  unsaved: number | null;
  enter(slug: string, entries: number): Promise<void>;
  onSaved(entries: number): void;
  /** The prize is shipped, and nobody knows where to. */
  onAddress(entries: number): void;
  onSignedOut(): void;
  onClose(): void;
}

/** Refusals with words of their own; any other failure says that the entries were not saved (spec 1 §8). */
const TELLING: readonly ErrorCode[] = [
  "insufficient-diamonds",
  "tier-not-eligible",
  "level-locked",
  "entries-closed",
  "prize-not-found",
  "too-many-requests",
];

/** Sets the number of entries in one draw (spec 1 §2, §4). */
export function EntryDialog({
  t,
  locale,
  prize,
  balance,
  unsaved,
  enter,
  onSaved,
  onAddress,
  onSignedOut,
  onClose,
}: Props) {
  const id = useId();
  const offered = unsaved ?? Math.max(prize.entries, 1);
  const [wanted, setWanted] = useState(keptEntries(prize, balance, offered));
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const cost = costOf(prize, wanted);
  const most = mostEntries(prize, balance);
  const set = (next: number) => {
    setRefusal(null);
    setWanted(keptEntries(prize, balance, next));
  };

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving || cost === 0) return;
    setSaving(true);
    try {
      await enter(prize.slug, wanted);
      onSaved(wanted);
    } catch (error) {
      const code = codeOf(error);
      if (code === "not-logged-in") onSignedOut();
      else if (code === "address-required") onAddress(wanted);
      else setRefusal(TELLING.includes(code) ? code : "entries-not-saved");
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      name="sweepstake"
      title={prizeName(t, prize.slug)}
      closeLabel={t("vault.dialog.close")}
      onClose={onClose}
    >
      <form className="entry" onSubmit={save}>
        <img src={pictureOf(prize.slug)} alt="" width="160" height="140" />
        <p>{t("vault.price", { count: prize.price })}</p>
        <label htmlFor={id}>{t("vault.dialog.entries")}</label>
        <div className="stepper">
          <button
            type="button"
            aria-label={t("vault.dialog.remove")}
            disabled={wanted <= 0}
            onClick={() => set(wanted - 1)}
          >
            −
          </button>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => set(Number.parseInt(target.value.replace(/\D/g, "") || "0", 10))}
          />
          <button
            type="button"
            aria-label={t("vault.dialog.add")}
            disabled={wanted >= most}
            onClick={() => set(wanted + 1)}
          >
            +
          </button>
          {wanted < most && (
            <button type="button" className="button-plain" onClick={() => set(most)}>
              {t("vault.dialog.most")}
            </button>
          )}
        </div>
        <p className="entry-cost" role="status">
          {cost < 0 ? t("vault.dialog.refund", { count: -cost }) : t("vault.dialog.cost", { count: cost })}
          <strong>{t("vault.dialog.left", { count: balance - cost })}</strong>
        </p>
        <div role="alert">
          {refusal === null && most === 0 && (
            <p className="notice">{t("errors.insufficient-diamonds.message")}</p>
          )}
          {refusal && (
            <p className="notice">
              <strong>{t(`errors.${refusal}.title`)}</strong> {t(`errors.${refusal}.message`)}
            </p>
          )}
        </div>
        {most === 0 ? (
          <a className="button button-main" href={pathTo(locale, "game")}>
            {t("errors.insufficient-diamonds.action")}
          </a>
        ) : (
          <button className="button button-main" type="submit" disabled={cost === 0} aria-disabled={saving}>
            {t(saving ? "vault.dialog.saving" : refusal ? "vault.dialog.retry" : "vault.dialog.save")}
          </button>
        )}
      </form>
    </Dialog>
  );
}
