import { type TextKey, textFor, type Values } from "@diamond-valley/web-kit/translate.ts";
import type { Locale } from "../i18n/locale.ts";
import type { SiteTexts } from "../i18n/texts.ts";

/** The texts that every form needs. */
export type FormTexts = Pick<SiteTexts, "site" | "register" | "account" | "errors">;

/** Looks up the texts of forms. Any translator that knows more texts than these is one too. */
export type FormTranslate = (key: TextKey<FormTexts>, values?: Values) => string;

/** What a part of a form is given besides the form, which stands around it. */
export interface FormPart {
  t: FormTranslate;
  locale: Locale;
  /** What is wrong with a field, in words. */
  problem(field: string): string | undefined;
}

/** Puts the problems of a form into words: each message is a key of the `account` texts. */
export function problemsIn(texts: FormTexts, errors: object): FormPart["problem"] {
  const found = errors as Partial<Record<string, { message?: string }>>;
  return (field) => {
    const key = found[field]?.message;
    return key === undefined ? undefined : textFor(texts.account, key);
  };
}
