import type { Registration } from "@diamond-valley/schemas/account/registration.ts";
import { type ReactNode, useId } from "react";
import { type UseFormRegisterReturn, useFormContext } from "react-hook-form";
import type * as z from "zod/mini";
import { pathTo } from "../i18n/locale.ts";
import { Mark, Problem } from "./Field.tsx";
import type { FormPart } from "./form.ts";

interface ConsentProps {
  text: string;
  mark: string;
  required?: boolean;
  problem: string | undefined;
  field: UseFormRegisterReturn;
  /** Links to what is agreed to. */
  children?: ReactNode;
}

function Consent({ text, mark, required = true, problem, field, children }: ConsentProps) {
  const id = useId();
  return (
    <div className="consent">
      <label className="choice">
        <input
          type="checkbox"
          aria-required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          {...field}
        />
        <span>
          {text} <Mark text={mark} required={required} />
        </span>
      </label>
      {children && <div className="consent-links">{children}</div>}
      <Problem id={id} text={problem} />
    </div>
  );
}

interface Props extends FormPart {
  /** Whoever joins also says that they are old enough, and may agree to what nobody needs to agree to. */
  joining?: boolean;
}

/** Both required consents, each with the text that it agrees to (spec 1 §3, §5), of the form around them. */
export function Consents({ t, problem, locale, joining = false }: Props) {
  const { register } = useFormContext<z.input<typeof Registration>>();
  const terms = pathTo(locale, "terms");
  const link = (part: string, label: string, text: string) => (
    <a href={`${terms}#${part}`} target="_blank" rel="noopener" aria-label={label}>
      {text}
    </a>
  );
  return (
    <fieldset className="field consents">
      <legend>{t("register.consent.title")}</legend>
      {joining && (
        <Consent
          text={t("register.consent.over-14")}
          mark={t("register.required")}
          problem={problem("over_14")}
          field={register("over_14")}
        />
      )}
      <Consent
        text={t("register.consent.global")}
        mark={t("register.required")}
        problem={problem("t_and_c_global")}
        field={register("t_and_c_global")}
      >
        {link("terms", t("register.consent.read-terms"), t("site.footer.terms"))}
      </Consent>
      <Consent
        text={t("register.consent.campaign")}
        mark={t("register.required")}
        problem={problem("t_and_c_campaign")}
        field={register("t_and_c_campaign")}
      >
        {link("rules", t("register.consent.read-rules"), t("site.footer.rules"))}
        {link("privacy", t("register.consent.read-privacy"), t("site.footer.privacy"))}
      </Consent>
      {joining && (
        <Consent
          text={t("register.consent.marketing")}
          mark={t("register.optional")}
          required={false}
          problem={problem("marketing")}
          field={register("marketing")}
        />
      )}
    </fieldset>
  );
}
