import { type ReactNode, useId } from "react";
import { Mark, Problem } from "./Field.tsx";

interface Props {
  /** A radio group has one answer and carries its problem itself; of checkboxes each carries it. */
  kind: "radio" | "checkbox";
  className: string;
  label: string;
  mark: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** `problemId` names the element that says what is wrong, while there is one. */
  children(problemId: string | undefined): ReactNode;
}

/** A required question over several controls: its label, its hint and what is wrong with the answer. */
export function Group({ kind, className, label, mark, hint, problem, children }: Props) {
  const id = useId();
  const problemId = problem && `${id}-problem`;
  const described = [problemId, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  const question = (
    <>
      {label} <Mark text={mark} required />
    </>
  );
  const content = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children(problemId)}
      <Problem id={`${id}-problem`} text={problem} />
    </>
  );
  if (kind === "checkbox") {
    return (
      <fieldset className={`field ${className}`} aria-describedby={described}>
        <legend>{question}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div
      className={`field ${className}`}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      aria-required
      aria-invalid={problem !== undefined}
    >
      <p className="question" id={`${id}-label`}>
        {question}
      </p>
      {content}
    </div>
  );
}
