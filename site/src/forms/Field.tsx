import { type ReactNode, useId } from "react";

/** What a control has to carry so that its label, hint and problem are read with it. */
export interface Described {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

interface Props {
  label: string;
  /** Said after the label: whether the field is required. */
  mark: string;
  required?: boolean;
  hint?: string | undefined;
  /** More than a hint: how to fill the control in. */
  help?: ReactNode;
  problem?: string | undefined;
  children(control: Described): ReactNode;
}

/** One labelled control with its hint and, beside it, what is wrong with it (spec 1 §5). */
export function Field({ label, mark, required = false, hint, help, problem, children }: Props) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`, help && `${id}-help`]
    .filter(Boolean)
    .join(" ");
  const control: Described = { id };
  if (described) control["aria-describedby"] = described;
  if (problem) control["aria-invalid"] = true;
  if (required) control["aria-required"] = true;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <Mark text={mark} required={required} />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {help && <div id={`${id}-help`}>{help}</div>}
      {children(control)}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** The word behind a label that says whether an answer is required. */
export function Mark({ text, required }: { text: string; required: boolean }) {
  return <span className={required ? "mark mark-required" : "mark"}>{text}</span>;
}

/** What is wrong with an answer (spec 1 §5); nothing while all is well. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={id} className="problem">
        {text}
      </p>
    )
  );
}
