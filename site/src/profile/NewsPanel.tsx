import type { MarketingChoice } from "@diamond-valley/schemas/account/registration.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { useEffect, useState } from "react";
import { api } from "../session/session.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  onSignedOut(): void;
}

/** The consent to news, which is given and withdrawn with one press. */
export function NewsPanel({ t, texts, onSignedOut }: Props) {
  const [accepted, setAccepted] = useState<boolean | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<"saved" | ErrorCode | null>(null);

  useEffect(() => {
    api.call<MarketingChoice>("GET", "/profile/marketing").then(
      (choice) => setAccepted(choice.accepted),
      (error: unknown) => setOutcome(codeOf(error)),
    );
  }, []);

  const choose = async (wanted: boolean) => {
    // One after the other: of two answers the later one need not be of the later press.
    if (isSaving) return;
    setSaving(true);
    setAccepted(wanted);
    try {
      const choice = await api.call<MarketingChoice>("PUT", "/profile/marketing", { accepted: wanted });
      setAccepted(choice.accepted);
      setOutcome("saved");
    } catch (error) {
      setAccepted(!wanted);
      const code = codeOf(error);
      if (code === "not-logged-in") onSignedOut();
      else setOutcome(code);
    } finally {
      setSaving(false);
    }
  };

  return (
    <section className="card form">
      <h2>{t("profile.news.title")}</h2>
      <label className="choice">
        <input
          type="checkbox"
          name="marketing"
          checked={accepted === true}
          disabled={accepted === null}
          // Not disabled, which would take the focus from it.
          aria-disabled={isSaving}
          onChange={({ target }) => choose(target.checked)}
        />
        <span>{t("profile.news.label")}</span>
      </label>
      <div role="status">
        {outcome === "saved" && <p className="success">{t("profile.news.saved")}</p>}
        {outcome !== null && outcome !== "saved" && <p className="notice">{texts.errors[outcome].message}</p>}
      </div>
    </section>
  );
}
