import type { CodeAnswer } from "@diamond-valley/schemas/account/codes.ts";
import { numberText } from "@diamond-valley/web-kit/numbers.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { ReactNode } from "react";
import { Dialog, useCloseDialog } from "../dialogs/Dialog.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  locale: Locale;
  upgrade: CodeAnswer;
  onClose(): void;
  /** A drawing for the good news. */
  children: ReactNode;
}

/** What a code did, for each outcome in its own words, with every diamond that came by it (spec 1 §2, §4). */
export function UpgradeDialog({ t, locale, upgrade, onClose, children }: Props) {
  const { outcome, total_diamonds, diamonds_returned, diamonds_extra } = upgrade;
  const amounts = [
    ["returned", diamonds_returned],
    ["extra", diamonds_extra],
  ] as const;
  return (
    <Dialog
      name="profile-upgrade"
      title={t(`account.code.outcome.${outcome}.title`)}
      closeLabel={t("site.dialog.close")}
      onClose={onClose}
    >
      <div className="upgrade" data-outcome={outcome}>
        {children}
        <p>{t(`account.code.outcome.${outcome}.message`)}</p>
        {diamonds_returned > 0 && <p>{t("account.code.enter-again")}</p>}
        <dl>
          {amounts.map(
            ([name, amount]) =>
              amount > 0 && (
                <div key={name}>
                  <dt>{t(`account.code.${name}`)}</dt>
                  <dd data-amount={name}>+{numberText(amount, locale)}</dd>
                </div>
              ),
          )}
          <div>
            <dt>{t("account.code.total")}</dt>
            <dd data-amount="total">{numberText(total_diamonds, locale)}</dd>
          </div>
        </dl>
      </div>
      <a className="button button-main" href={pathTo(locale, "prizes")}>
        {t("account.code.prizes")}
      </a>
      <CloseButton text={t("account.code.close")} />
    </Dialog>
  );
}

function CloseButton({ text }: { text: string }) {
  const close = useCloseDialog();
  return (
    <button className="button" type="button" onClick={close}>
      {text}
    </button>
  );
}
