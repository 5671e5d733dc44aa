import { type RefObject, useEffect, useRef } from "react";

/** What a question that stands in the place of its button asks for: where the focus goes with it, and back behind it. */
interface QuestionFocus {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

/** The focus follows a question that opens in the place of a button, and comes back to the button behind it. */
export function useQuestionFocus(isAsked: boolean): QuestionFocus {
  const confirm = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) confirm.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return { button, confirm };
}
