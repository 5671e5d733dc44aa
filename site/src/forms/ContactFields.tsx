import type { Profile } from "@diamond-valley/schemas/account/registration.ts";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type * as z from "zod/mini";
import { AddressField } from "./AddressField.tsx";
import { Field } from "./Field.tsx";
import type { FormPart } from "./form.ts";
import { phoneField } from "./phone-field.ts";

interface Props extends FormPart {
  accountEmail: string;
  addressHint: string;
  /** Shows what is stored, to be read only. */
  readOnly?: boolean;
  /** More about the person, between phone and mail. */
  children?: ReactNode;
}

/** Name, phone, both mail addresses and the address for prizes (spec 1 §3), of the form around them. */
export function ContactFields({ t, problem, accountEmail, addressHint, readOnly = false, children }: Props) {
  const { register } = useFormContext<z.input<typeof Profile>>();
  const required = readOnly ? { mark: "" } : { mark: t("register.required"), required: true };
  const hint = (text: string) => (readOnly ? {} : { hint: text });
  return (
    <>
      <Field label={t("register.personal.name")} {...required} problem={problem("name")}>
        {(control) => (
          <input {...control} type="text" autoComplete="name" readOnly={readOnly} {...register("name")} />
        )}
      </Field>
      <Field
        label={t("register.personal.mobile_phone")}
        {...required}
        {...hint(t("register.personal.mobile_phone-hint"))}
        problem={problem("mobile_phone")}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="010-XXXX-XXXX"
            readOnly={readOnly}
            {...phoneField(register("mobile_phone"))}
          />
        )}
      </Field>
      {children}
      <Field
        label={t("register.personal.account_email")}
        mark=""
        hint={t("register.personal.account_email-hint")}
      >
        {(control) => <input {...control} type="email" readOnly value={accountEmail} />}
      </Field>
      <Field
        label={t("register.personal.contact_email")}
        {...required}
        {...hint(t("register.personal.contact_email-hint"))}
        problem={problem("contact_email")}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            readOnly={readOnly}
            {...register("contact_email")}
          />
        )}
      </Field>
      <AddressField
        t={t}
        problem={problem}
        hint={addressHint}
        readOnly={readOnly}
        field={register("home_address")}
      />
    </>
  );
}
