import {
  CIRCLE_TO_SEARCH,
  DEVICES,
  type EventSurvey,
  LONG_TEXT_MAX,
  PC_USAGES,
  PURCHASES,
} from "@diamond-valley/schemas/account/registration.ts";
import { useMemo } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { Choices } from "../forms/Choices.tsx";
import { Field } from "../forms/Field.tsx";
import type { FormPart } from "../forms/form.ts";
import { Scale } from "../forms/Scale.tsx";
import { shuffled, visitSeed } from "../forms/shuffle.ts";

type SurveyInput = z.input<typeof EventSurvey>;

/** In random order, the same for one visit (spec 1 §3); what opens a text field stays last, beside that field. */
function deviceOrder() {
  const named = DEVICES.filter((device) => device !== "other");
  return [...shuffled(named, visitSeed("deviceOrder")), "other" as const];
}

/** What people play on and buy (spec 1 §3), in the form around it. */
export function HabitQuestions({ t, problem }: FormPart) {
  const { register } = useFormContext<SurveyInput>();
  const devices = useMemo(deviceOrder, []);
  const chosen = useWatch<SurveyInput, "gaming_device_of_choice">({ name: "gaming_device_of_choice" });
  const mark = t("register.required");
  return (
    <>
      <Choices
        kind="checkbox"
        label={t("register.survey.gaming_device_of_choice")}
        mark={mark}
        hint={t("register.survey.any")}
        problem={problem("gaming_device_of_choice")}
        options={devices.map((value) => ({ value, text: t(`register.device.${value}`) }))}
        field={register("gaming_device_of_choice")}
      />
      {chosen?.includes("other") && (
        <Field
          label={t("register.survey.other_device")}
          mark={t("register.optional")}
          problem={problem("gaming_device_of_choice_other")}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={LONG_TEXT_MAX}
              {...register("gaming_device_of_choice_other")}
            />
          )}
        </Field>
      )}
      <Choices
        kind="radio"
        label={t("register.survey.pc_usage_preference")}
        mark={mark}
        hint={t("register.survey.one")}
        problem={problem("pc_usage_preference")}
        options={PC_USAGES.map((value) => ({ value, text: t(`register.pc-usage.${value}`) }))}
        field={register("pc_usage_preference")}
      />
      <Choices
        kind="checkbox"
        label={t("register.survey.next_purchase")}
        mark={mark}
        hint={t("register.survey.any")}
        problem={problem("next_purchase")}
        options={PURCHASES.map((value) => ({ value, text: t(`register.purchase.${value}`) }))}
        field={register("next_purchase")}
      />
      <Choices
        kind="radio"
        label={t("register.survey.excited_purchase")}
        mark={mark}
        hint={t("register.survey.one")}
        problem={problem("excited_purchase")}
        options={PURCHASES.map((value) => ({ value, text: t(`register.purchase.${value}`) }))}
        field={register("excited_purchase")}
      />
    </>
  );
}

/** What people think (spec 1 §3), in the form around it. */
export function OpinionQuestions({ t, problem }: FormPart) {
  const { register } = useFormContext<SurveyInput>();
  const mark = t("register.required");
  return (
    <>
      <Choices
        kind="radio"
        label={t("register.survey.circle_to_search")}
        mark={mark}
        hint={t("register.survey.one")}
        problem={problem("circle_to_search")}
        options={CIRCLE_TO_SEARCH.map((value) => ({ value, text: t(`register.circle.${value}`) }))}
        field={register("circle_to_search")}
      />
      <Controller<SurveyInput, "google_play_satisfaction">
        name="google_play_satisfaction"
        render={({ field }) => (
          <Scale
            name={field.name}
            label={t("register.survey.google_play_satisfaction")}
            mark={mark}
            low={t("register.survey.satisfaction-low")}
            high={t("register.survey.satisfaction-high")}
            problem={problem("google_play_satisfaction")}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
    </>
  );
}
