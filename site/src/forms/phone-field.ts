import type { ChangeEvent, CompositionEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { retypePhone } from "./phone-typing.ts";

function retype(field: HTMLInputElement): void {
  const { value, caret } = retypePhone({
    value: field.value,
    caret: field.selectionStart ?? field.value.length,
  });
  if (value === field.value) return;
  field.value = value;
  field.setSelectionRange(caret, caret);
}

/** A registered text field that writes phone numbers as they are typed. Letters still being composed are left alone. */
export function phoneField<Name extends string>(registered: UseFormRegisterReturn<Name>) {
  return {
    ...registered,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const composing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing === true;
      if (!composing) retype(event.target);
      return registered.onChange(event);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      retype(event.currentTarget);
      return registered.onChange({ target: event.currentTarget, type: "change" });
    },
  };
}
