import { LONG_TEXT_MAX } from "@diamond-valley/schemas/account/registration.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "./Field.tsx";
import type { FormPart } from "./form.ts";

/** What an address has to name, so that a parcel arrives (spec 1 §3). */
const PARTS = ["district", "lot", "building", "unit"] as const;

interface Props extends Pick<FormPart, "t" | "problem"> {
  hint: string;
  readOnly: boolean;
  field: UseFormRegisterReturn;
}

/** The address for prizes, with what belongs into it and an example. */
export function AddressField({ t, problem, hint, readOnly, field }: Props) {
  return (
    <Field
      label={t("register.personal.home_address")}
      mark={readOnly ? "" : t("register.optional")}
      {...(!readOnly && { hint, help: <AddressHelp t={t} /> })}
      problem={problem("home_address")}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={LONG_TEXT_MAX}
          autoComplete="street-address"
          readOnly={readOnly}
          {...field}
        />
      )}
    </Field>
  );
}

function AddressHelp({ t }: Pick<FormPart, "t">) {
  return (
    <div className="address-help">
      <ul>
        {PARTS.map((part) => (
          <li key={part}>{t(`register.address.${part}`)}</li>
        ))}
      </ul>
      <p>{t("register.address.example")}</p>
    </div>
  );
}
