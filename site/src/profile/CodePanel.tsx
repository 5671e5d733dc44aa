import type { CodeAnswer } from "@diamond-valley/schemas/account/codes.ts";
import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { tierShown } from "../dialogs/tier-change.ts";
import { CodeField } from "../forms/CodeField.tsx";
import { draftIn } from "../forms/draft.ts";
import { send } from "../forms/form.ts";
import { invitationIn } from "../forms/invitation.ts";
import type { Locale } from "../i18n/locale.ts";
import { api, refreshSession } from "../session/session.ts";
import { track } from "../tracking/track.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";
import { UpgradeDialog } from "./UpgradeDialog.tsx";

const draft = draftIn<{ code: string }>("codeDraft");

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  locale: Locale;
  user: UserData;
  /** Whether codes are taken now, as far as the page knows. */
  isOpen: boolean;
  cheer: ReactNode;
  onSignedOut(): void;
}

/** Entering an invite or VIP code: what it did, or why it can't be used (spec 1 §2, §8). */
export function CodePanel({ t, texts, locale, user, isOpen, cheer, onSignedOut }: Props) {
  const owner = user.account_email;
  const [start] = useState(() => invitationIn(location.search) || (draft.read(owner).code ?? ""));
  const [problem, setProblem] = useState<string>();
  const [closed, setClosed] = useState(false);
  const [sending, setSending] = useState(false);
  const [upgrade, setUpgrade] = useState<CodeAnswer | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { pathname, search } = location;
    if (invitationIn(search) === "") return;
    // From here on it is like one that was typed: a reload keeps what is made of it.
    draft.write(owner, { code: start });
    history.replaceState(history.state, "", pathname);
  }, [owner, start]);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(undefined);
    const code = field.current?.value.trim() ?? "";
    if (code === "") return refuse(t("account.code.required"));
    setSending(true);
    const sent = await send(() => api.call<CodeAnswer>("POST", "/profile/code", { code }));
    setSending(false);
    track("form_submit", { form_slug: "code", result: sent.end === "refused" ? sent.code : sent.end });
    if (sent.end === "signed-out") return onSignedOut();
    if (sent.end === "taken") return celebrate(sent.answer);
    if (sent.code === "code-closed") setClosed(true);
    else refuse(texts.errors[sent.code].message);
  };

  const celebrate = (answer: CodeAnswer) => {
    draft.forget();
    if (field.current) field.current.value = "";
    // The dialog says which tier it is now, and what came back: nothing else needs to.
    if (answer.gpp_tier !== user.gpp_tier || answer.diamonds_returned > 0) tierShown(answer.gpp_tier);
    setUpgrade(answer);
    void refreshSession();
  };

  const takesCodes = isOpen && !closed;
  return (
    <form className="card form" noValidate onSubmit={submit} data-form="code">
      <h2>{t("account.code.title")}</h2>
      {takesCodes && (
        <>
          <CodeField
            label={t("account.code.label")}
            mark=""
            hint={t("account.code.hint")}
            problem={problem}
            input={{
              ref: field,
              name: "code",
              maxLength: 40,
              defaultValue: start,
              onChange: ({ target }) => draft.write(owner, { code: target.value }),
            }}
          />
          <div className="form-buttons">
            <button className="button" type="submit" aria-disabled={sending}>
              {sending ? t("account.code.sending") : t("account.code.send")}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {!takesCodes && <p className="profile-closed">{texts.errors["code-closed"].message}</p>}
      </div>
      {upgrade && (
        <UpgradeDialog t={t} locale={locale} upgrade={upgrade} onClose={() => setUpgrade(null)}>
          {cheer}
        </UpgradeDialog>
      )}
    </form>
  );
}
