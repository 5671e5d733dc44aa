import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  locale: Locale;
  onClose(): void;
}

/** Contact details were saved: on to the prizes, which may have been waiting for an address. */
export function SavedDialog({ t, locale, onClose }: Props) {
  return (
    <ConfirmDialog
      name="profile-update-success"
      title={t("profile.saved.title")}
      message={t("account.profile.saved")}
      links={[{ text: t("profile.saved.prizes"), href: pathTo(locale, "prizes") }]}
      cancel={t("profile.saved.close")}
      closeLabel={t("site.dialog.close")}
      onClose={onClose}
    />
  );
}
