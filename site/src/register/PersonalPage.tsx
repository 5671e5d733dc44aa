import { AGES, GENDERS } from "@diamond-valley/schemas/account/registration.ts";
import { useFormContext } from "react-hook-form";
import { CodeField } from "../forms/CodeField.tsx";
import { ContactFields } from "../forms/ContactFields.tsx";
import { Field } from "../forms/Field.tsx";
import type { FormPart } from "../forms/form.ts";
import type { RegistrationInput } from "./values.ts";

/** Page 1: who the participant is (spec 1 §3). */
export function PersonalPage({ accountEmail, ...part }: FormPart & { accountEmail: string }) {
  const { t, problem } = part;
  const { register } = useFormContext<RegistrationInput>();
  const required = { mark: t("register.required"), required: true };
  return (
    <>
      <p className="hint">{t("register.required-note")}</p>
      <ContactFields
        {...part}
        accountEmail={accountEmail}
        addressHint={t("register.personal.home_address-hint")}
      >
        <div className="field-pair">
          <Field label={t("register.personal.age")} {...required} problem={problem("age")}>
            {(control) => (
              <select {...control} {...register("age")}>
                <option value="">{t("register.personal.choose")}</option>
                {AGES.map((age) => (
                  <option key={age} value={age}>
                    {t(`register.age.${age}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t("register.personal.gender")} {...required} problem={problem("gender")}>
            {(control) => (
              <select {...control} {...register("gender")}>
                <option value="">{t("register.personal.choose")}</option>
                {GENDERS.map((gender) => (
                  <option key={gender} value={gender}>
                    {t(`register.gender.${gender}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </ContactFields>
      <CodeField
        label={t("register.personal.invite_code")}
        mark={t("register.optional")}
        hint={t("register.personal.invite_code-hint")}
        problem={problem("invite_code")}
        input={register("invite_code")}
      />
    </>
  );
}
