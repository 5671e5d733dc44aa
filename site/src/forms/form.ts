import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { ApiProblem, codeOf } from "@diamond-valley/web-kit/problem.ts";
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

/** What became of a form that was sent. `fields` names each refused field with the key of its message. */
export type Sent<Answer> =
  | { end: "taken"; answer: Answer }
  | { end: "signed-out" }
  | { end: "refused"; code: ErrorCode; fields: Readonly<Record<string, string>> };

/** Refusals of somebody whose session is over: a token of it does not hold any more either. */
const ENDED: readonly ErrorCode[] = ["not-logged-in", "login-expired", "forgery-token"];

/** Refusals that are about one field, though the server names none. */
const FIELD_OF: Partial<Record<ErrorCode, Record<string, string>>> = {
  "phone-taken": { mobile_phone: "errors.phone-taken" },
};

/** Sends a form by `call` and tells what became of it. Never throws. */
export async function send<Answer>(call: () => Promise<Answer>): Promise<Sent<Answer>> {
  try {
    return { end: "taken", answer: await call() };
  } catch (error) {
    const code = codeOf(error);
    if (ENDED.includes(code)) return { end: "signed-out" };
    const named = error instanceof ApiProblem ? error.fields : {};
    return { end: "refused", code, fields: { ...FIELD_OF[code], ...named } };
  }
}
