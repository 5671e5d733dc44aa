import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  /** How many entries wait. */
  entries: number;
  onClose(): void;
}

/** Entries for something that is shipped wait for an address: the way to the profile (spec 1 §5). */
export function PendingDialog({ t, locale, entries, onClose }: Props) {
  return (
    <Dialog
      name="sweepstake-pending"
      title={t("vault.pending.title")}
      closeLabel={t("vault.dialog.close")}
      onClose={onClose}
    >
      <p>{t("vault.pending.message", { count: entries })}</p>
      <a className="button button-main" href={pathTo(locale, "profile")}>
        {t("vault.pending.button")}
      </a>
    </Dialog>
  );
}
