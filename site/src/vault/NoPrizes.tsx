import type { VaultFilter } from "@diamond-valley/schemas/vault/vault.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { signInAddress } from "../session/addresses.ts";
import type { VaultState } from "./action.ts";
import { GUARDIAN } from "./prize.ts";
import type { VaultTexts } from "./VaultIsland.tsx";

interface Props {
  t: Translate<VaultTexts>;
  locale: Locale;
  filter: VaultFilter;
  state: VaultState;
  signedIn: boolean;
  onShowAll(): void;
}

/** In the place of prizes where a filter shows none: why, and the way on. */
export function NoPrizes({ t, locale, filter, state, signedIn, onShowAll }: Props) {
  const knownToNobody = !signedIn && filter !== "all";
  const reason = filter === "won" && state === "released" ? "won-nothing" : filter;
  return (
    <div className="card vault-empty">
      <img src={GUARDIAN.src} alt="" width={GUARDIAN.width} height={GUARDIAN.height} />
      <p>{t(knownToNobody ? "vault.empty.signed-out" : `vault.empty.${reason}`)}</p>
      {knownToNobody && (
        <a className="button button-main" href={signInAddress(pathTo(locale, "prizes"), locale)}>
          {t("site.sign-in.button")}
        </a>
      )}
      {filter !== "all" && (
        <button className="button" type="button" onClick={onShowAll}>
          {t("vault.empty.show-all")}
        </button>
      )}
    </div>
  );
}
