import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { numberText } from "@diamond-valley/web-kit/numbers.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import type { ReactNode } from "react";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { signInAddress } from "../session/addresses.ts";
import type { VaultState } from "./action.ts";
import { Milestones } from "./Milestones.tsx";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  state: VaultState;
  answer: VaultAnswer;
  registered: boolean;
  /** The drawing of a diamond. */
  gem: ReactNode;
}

/** What the viewer brings: diamonds, entries and level; or the way to sign in (spec 1 §2). */
export function Desk({ t, locale, state, answer, registered, gem }: Props) {
  const { balance, prizes } = answer;
  // Diamonds are for what is still to come: they expire with the event.
  const isAhead = state === "open" || state === "preview";
  if (balance === null) {
    return (
      <section className="card vault-desk" aria-label={t("vault.balance")}>
        <p className="vault-invite">
          {gem} {t(isAhead ? "vault.desk.sign-in" : "vault.desk.results")}
        </p>
        <a className="button button-main" href={signInAddress(pathTo(locale, "prizes"), locale)}>
          {t("site.sign-in.button")}
        </a>
      </section>
    );
  }
  if (!registered && isAhead) {
    return (
      <section className="card vault-desk" aria-label={t("vault.balance")}>
        <p className="vault-invite">
          {gem} {t("vault.desk.register")}
        </p>
        <a className="button button-main" href={pathTo(locale, "register")}>
          {t("vault.desk.register-button")}
        </a>
      </section>
    );
  }
  const entered = prizes.filter(({ entries }) => entries > 0);
  const entries = entered.reduce((sum, prize) => sum + prize.entries, 0);
  return (
    <section className="card vault-desk" aria-label={t("vault.balance")}>
      <div className="vault-balance">
        {isAhead ? (
          <p>
            <span>{t("vault.balance")}</span>
            <strong>
              {gem} <span data-balance>{numberText(balance, locale)}</span>
            </strong>
          </p>
        ) : (
          <p className="vault-invite">
            {gem} {t("vault.desk.expired")}
          </p>
        )}
        {entries > 0 && (
          <p className="vault-held">
            {t("vault.entries", { count: entries })} · {t("vault.track.prizes", { count: entered.length })}
          </p>
        )}
      </div>
      {isAhead && (
        <Milestones t={t} milestones={answer.milestones} level={answer.level ?? 1} prizes={prizes} />
      )}
    </section>
  );
}
