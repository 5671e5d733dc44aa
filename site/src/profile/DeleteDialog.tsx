import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useState } from "react";
import { Dialog, useCloseDialog } from "../dialogs/Dialog.tsx";
import { type Locale, pathTo } from "../i18n/locale.ts";
import { deleteAccount } from "../session/session.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  locale: Locale;
  onClose(): void;
}

/** How far somebody went: told what goes, asked again, and then without an account. */
type Step = "told" | "sure" | "done";

/** Asks twice, for what cannot be undone, and says what goes and what stays (spec 1 §1). The safe answer comes first. */
export function DeleteDialog({ t, texts, locale, onClose }: Props) {
  const [step, setStep] = useState<Step>("told");
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const home = pathTo(locale, "home");

  const remove = async () => {
    setDeleting(true);
    setFailure(null);
    try {
      await deleteAccount();
      setStep("done");
    } catch (error) {
      setFailure(codeOf(error));
      setDeleting(false);
    }
  };

  if (step === "done") {
    return (
      <Dialog key="done" name="profile-delete" title={t("account.delete.done")} blocking onClose={onClose}>
        <a className="button button-main" href={home}>
          {t("account.delete.home")}
        </a>
      </Dialog>
    );
  }
  const isSure = step === "sure";
  const title = t(isSure ? "account.delete.sure-title" : "account.delete.title");
  return (
    <Dialog key={step} name="profile-delete" title={title} blocking={deleting} onClose={onClose}>
      <div className="delete-told">
        {isSure ? <p>{t("account.delete.sure-message")}</p> : <WhatGoes t={t} />}
        <div role="alert">{failure && <p className="notice">{texts.errors[failure].message}</p>}</div>
      </div>
      <KeepButton text={t("account.delete.cancel")} disabled={deleting} />
      <button
        className={isSure ? "button button-alert" : "button"}
        type="button"
        disabled={deleting}
        onClick={isSure ? remove : () => setStep("sure")}
      >
        {t(isSure ? "account.delete.confirm" : "account.delete.next")}
      </button>
    </Dialog>
  );
}

function WhatGoes({ t }: Pick<Props, "t">) {
  return (
    <>
      <p>{t("account.delete.message")}</p>
      <ul className="delete-list">
        <li>{t("account.delete.gone.value")}</li>
        <li>{t("account.delete.gone.contact")}</li>
        <li>{t("account.delete.gone.robot")}</li>
      </ul>
      <p className="hint">{t("account.delete.kept")}</p>
    </>
  );
}

function KeepButton({ text, disabled }: { text: string; disabled: boolean }) {
  const close = useCloseDialog();
  return (
    <button className="button button-main" type="button" disabled={disabled} onClick={close}>
      {text}
    </button>
  );
}
