import { translator } from "@diamond-valley/web-kit/translate.ts";
import { type ReactNode, useMemo } from "react";
import { Skeleton } from "../errors/Skeleton.tsx";
import type { FormTexts } from "../forms/form.ts";
import { MembersOnly } from "../forms/MembersOnly.tsx";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";
import { usePageState } from "../season/use-page-state.ts";
import { AccountPanel } from "./AccountPanel.tsx";
import { PROFILE_HEIGHT, ProfileCards } from "./ProfileCards.tsx";

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
  const state = usePageState("profile");
  if (state === "closed") return <Skeleton label={t("site.loading")} height={PROFILE_HEIGHT} />;
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
        <ProfileCards
          t={t}
          texts={texts}
          locale={locale}
          user={user}
          readOnly={state === "read-only"}
          cheer={cheer}
        />
      )}
    </MembersOnly>
  );
}
