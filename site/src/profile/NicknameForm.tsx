import { NICKNAME_MAX, NicknameChange } from "@diamond-valley/schemas/account/nickname.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Translate } from "@diamond-valley/web-kit/translate.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Field } from "../forms/Field.tsx";
import { api } from "../session/session.ts";
import type { ProfileTexts } from "./ProfileIsland.tsx";

interface Props {
  t: Translate<ProfileTexts>;
  texts: ProfileTexts;
  nickname: string;
  onSignedOut(): void;
}

/** The name that other players see. */
export function NicknameForm({ t, texts, nickname, onSignedOut }: Props) {
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSaved(false);
    setProblem(undefined);
    const wanted = NicknameChange.safeParse({ nickname: field.current?.value ?? "" });
    if (!wanted.success) return refuse(t("account.errors.nickname"));
    try {
      await api.call("PUT", "/game_rpg/nickname", wanted.data);
      setSaved(true);
    } catch (error) {
      const code = codeOf(error);
      if (code === "not-logged-in") onSignedOut();
      else refuse(texts.errors[code].message);
    }
  };

  return (
    <form className="card form" noValidate onSubmit={save}>
      <h2>{t("account.nickname.label")}</h2>
      <Field label={t("account.nickname.label")} mark="" hint={t("account.nickname.help")} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="text"
            autoComplete="nickname"
            maxLength={NICKNAME_MAX}
            defaultValue={nickname}
            placeholder={t("player.unnamed")}
          />
        )}
      </Field>
      <div role="status">{saved && <p className="success">{t("account.nickname.saved")}</p>}</div>
      <div className="form-buttons">
        <button className="button" type="submit">
          {t("account.nickname.save")}
        </button>
      </div>
    </form>
  );
}
