import { Profile, type ProfileAnswer } from "@diamond-valley/schemas/account/registration.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ContactFields } from "../forms/ContactFields.tsx";
import { draftIn } from "../forms/draft.ts";
import { problemsIn, send } from "../forms/form.ts";
import { problemsOf } from "../forms/form-pages.ts";
import type { Locale } from "../i18n/locale.ts";
import { api } from "../session/session.ts";
import { track } from "../tracking/track.ts";
import { CONTACT_PAGES, type ContactInput, contactOf, startContact } from "./contact.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";
import { SavedDialog } from "./SavedDialog.tsx";

const draft = draftIn<ContactInput>("profileDraft");

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  locale: Locale;
  profile: ProfileAnswer;
  /** Contact details are shown, and stand still. */
  isLocked: boolean;
  /** The server said that it takes no more changes. */
  onClosed(): void;
  onSignedOut(): void;
}

/** Name, phone, mail and address, which stay editable until the results are out (spec 1 §2, §5). */
export function ContactForm({ t, texts, locale, profile, isLocked, onClosed, onSignedOut }: Props) {
  const owner = profile.account_email;
  const { start, restored } = useMemo(() => startContact(profile, draft.read(owner)), [profile, owner]);
  const [outcome, setOutcome] = useState<"restored" | "saved" | "failed" | null>(
    restored ? "restored" : null,
  );
  const form = useForm<ContactInput, unknown, Profile>({
    resolver: standardSchemaResolver(Profile),
    defaultValues: start,
  });
  const { errors, isSubmitting } = form.formState;
  /** What the server has stored last. */
  const stored = useRef(profile);

  useEffect(() => {
    const watching = form.watch((values) => draft.write(owner, values as ContactInput));
    return () => watching.unsubscribe();
  }, [form, owner]);

  // What is not stored any more, and can't be, is no use to anybody.
  useEffect(() => {
    if (!isLocked) return;
    form.reset(contactOf(stored.current));
    draft.forget();
    setOutcome(null);
  }, [isLocked, form]);

  const save = async (changed: Profile) => {
    setOutcome(null);
    const sent = await send(() => api.call<ProfileAnswer>("PUT", "/profile", changed));
    track("form_submit", { form_slug: "profile", result: sent.end === "refused" ? sent.code : sent.end });
    if (sent.end === "signed-out") return onSignedOut();
    if (sent.end === "taken") {
      stored.current = sent.answer;
      form.reset(contactOf(sent.answer));
      draft.forget();
      return setOutcome("saved");
    }
    if (sent.code === "profile-closed") return onClosed();
    const refused = problemsOf(CONTACT_PAGES, sent.fields);
    for (const [field, message] of refused) form.setError(field, { type: "server", message });
    if (refused[0]) form.setFocus(refused[0][0]);
    else setOutcome("failed");
  };

  return (
    <FormProvider {...form}>
      <form
        className="card form"
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : form.handleSubmit(save)(event))}
        data-form="profile"
        data-modal="profile-form"
      >
        <h2>{t("profile.contact.title")}</h2>
        <div role="status">
          {outcome === "restored" && <p className="success">{t("profile.contact.restored")}</p>}
        </div>
        <ContactFields
          t={t}
          locale={locale}
          problem={problemsIn(texts, errors)}
          accountEmail={owner}
          addressHint={t("profile.contact.home_address-hint")}
          readOnly={isLocked}
        />
        <div role="alert">
          {outcome === "failed" && <p className="notice">{t("account.profile.failed")}</p>}
        </div>
        {!isLocked && (
          <div className="form-buttons">
            <button className="button button-main" type="submit" aria-disabled={isSubmitting}>
              {isSubmitting ? t("profile.contact.saving") : t("profile.contact.save")}
            </button>
          </div>
        )}
      </form>
      {outcome === "saved" && <SavedDialog t={t} locale={locale} onClose={() => setOutcome(null)} />}
    </FormProvider>
  );
}
