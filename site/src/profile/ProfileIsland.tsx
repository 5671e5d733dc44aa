import { translator } from "@diamond-valley/web-kit/translate.ts";
import { type ReactNode, useMemo } from "react";
import { Bones } from "../errors/Bones.tsx";
import type { FormTexts } from "../forms/form-part.ts";
import { MembersOnly } from "../forms/MembersOnly.tsx";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { useFace } from "../season/use-face.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { PROFILE_HEIGHT, ProfileSheets } from "./ProfileSheets.tsx";

export type ProfileTexts = Pick<SiteTexts, keyof FormTexts | "player" | "profile">;

interface Props {
  locale: Locale;
  texts: ProfileTexts;
  /** A drawing for the good news. */
  cheer?: ReactNode;
}

/** The profile: contact details, code, nickname, news, account (spec 1 §2). */
export default function ProfileIsland({ locale, texts, cheer }: Props) {
  const t = useMemo(() => translator(texts, locale), [texts, locale]);
  const face = useFace("profile");
  if (face === "closed") return <Bones label={t("site.loading")} height={PROFILE_HEIGHT} />;
  return (
    <MembersOnly
      texts={texts}
      locale={locale}
      page="profile"
      signedOut={t("profile.signed-out")}
      height={PROFILE_HEIGHT}
      unregistered={(user) => <AccountPanel t={t} texts={texts} locale={locale} user={user} />}
    >
      {(user) => (
        <ProfileSheets
          t={t}
          texts={texts}
          locale={locale}
          user={user}
          readOnly={face === "read-only"}
          cheer={cheer}
        />
      )}
    </MembersOnly>
  );
}
