import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useState } from "react";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { signOut } from "../session/session.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  locale: Locale;
  user: UserData;
}

/** Who is signed in, and the two ways out: for now, and for good (spec 1 §1). */
export function AccountPanel({ t, texts, locale, user }: Props) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  const leave = async () => {
    setFailure(null);
    try {
      await signOut();
      location.assign(pathTo(locale, "home"));
    } catch (error) {
      setFailure(codeOf(error));
    }
  };

  return (
    <div className="account">
      <h2>{t("profile.account.title")}</h2>
      <dl>
        <dt>{t("register.personal.account_email")}</dt>
        <dd>{user.account_email}</dd>
        <dt>{t("profile.account.tier")}</dt>
        <dd>{t(user.is_vvip ? "account.tier.vvip" : `account.tier.${user.gpp_tier}`)}</dd>
      </dl>
      <div className="account-ways">
        <button className="button" type="button" onClick={leave}>
          {t("profile.account.sign-out")}
        </button>
        <button className="button-plain account-delete" type="button" onClick={() => setAsking(true)}>
          {t("account.delete.button")}
        </button>
      </div>
      <p className="hint">{t("profile.account.delete-hint")}</p>
      <div role="alert">{failure && <p className="notice">{texts.errors[failure].message}</p>}</div>
      {asking && <DeleteDialog t={t} texts={texts} locale={locale} onClose={() => setAsking(false)} />}
    </div>
  );
}
