import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";

interface Props {
  label: string;
  mark: string;
  hint: string;
  problem: string | undefined;
  input: ComponentProps<"input">;
}

/** A field for an invite or VIP code, which nothing corrects or completes. */
export function CodeField({ input, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className="code-input"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...input}
        />
      )}
    </Field>
  );
}
