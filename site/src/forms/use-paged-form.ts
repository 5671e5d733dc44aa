import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { track } from "../tracking/track.ts";
import type { Draft } from "./draft.ts";
import type { Sent } from "./form.ts";
import { type FormPages, firstOf, pageOf, problemsOf, useFormPage } from "./form-pages.ts";

/** A press this soon (ms) after a page has turned is the second of a double press, meant for the page before. */
const SETTLE = 400;

export interface PagedFormSettings<Input extends FieldValues, Output, Answer> {
  /** Names the form in what is counted. */
  slug: string;
  pages: FormPages<Path<Input>>;
  /** The number of the page that stands first: 0 for an introduction. */
  first: number;
  start: DefaultValues<Input>;
  startPage: number;
  resolver: Resolver<Input, unknown, Output>;
  draft: Draft<DefaultValues<Input>>;
  /** Whose draft it is. */
  owner: string;
  send(values: Output): Promise<Sent<Answer>>;
  onTaken(answer: Answer, values: Output): void;
  onSignedOut(): void;
}

/**
 * One form over several pages (spec 1 §2): each page is checked before the next one opens, what is typed outlives
 * the page, and whatever is refused is shown where it stands, with the focus on the first problem.
 */
export function usePagedForm<Input extends FieldValues, Output, Answer>(
  settings: PagedFormSettings<Input, Output, Answer>,
) {
  const { slug, pages, first, draft, owner } = settings;
  const last = pages.length - 1;
  const [page, goTo] = useFormPage(settings.startPage, first);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [wanted, setWanted] = useState<Path<Input> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: settings.resolver,
    defaultValues: settings.start,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    const watching = form.watch((values) => draft.write(owner, values as DefaultValues<Input>));
    return () => watching.unsubscribe();
  }, [form, draft, owner]);

  const shown = useRef(page);
  useEffect(() => {
    const turned = shown.current !== page;
    shown.current = page;
    if (wanted && pageOf(pages, wanted) === page) {
      form.setFocus(wanted);
      setWanted(null);
    } else if (turned && !wanted) heading.current?.focus();
  });

  /** The page that has stood for long enough to be meant by a press. */
  const [settled, setSettled] = useState(page);
  /** From a press of "Continue" on, until the next page is drawn. */
  const turning = useRef(false);
  useEffect(() => {
    turning.current = false;
    const timer = setTimeout(() => setSettled(page), SETTLE);
    return () => clearTimeout(timer);
  }, [page]);
  const isSettling = settled !== page;

  const show = (field: Path<Input> | null) => {
    if (!field) return;
    goTo(pageOf(pages, field));
    setWanted(field);
  };

  const goOn = async () => {
    turning.current = true;
    const fields = pages[page] ?? [];
    const isComplete = fields.length === 0 || (await form.trigger(fields));
    if (!isComplete) {
      turning.current = false;
      return show(firstOf(pages, form.formState.errors));
    }
    track("form_step", { form_slug: slug, action: `page ${page + 1}` });
    goTo(page + 1);
  };

  const send = async (values: Output) => {
    setRefusal(null);
    const sent = await settings.send(values);
    track("form_submit", { form_slug: slug, result: sent.end === "refused" ? sent.code : sent.end });
    if (sent.end === "signed-out") return settings.onSignedOut();
    if (sent.end === "taken") {
      draft.forget();
      return settings.onTaken(sent.answer, values);
    }
    for (const [field, message] of problemsOf(pages, sent.fields))
      form.setError(field, { type: "server", message });
    setRefusal(sent.code);
    show(firstOf(pages, sent.fields));
  };

  const onSubmit = (event: SyntheticEvent) => {
    if (turning.current || isSettling) return event.preventDefault();
    if (page === last) return form.handleSubmit(send, (problems) => show(firstOf(pages, problems)))(event);
    event.preventDefault();
    return goOn();
  };

  return {
    ...{ slug, form, errors, first, last, page, goTo, heading, refusal, isSettling, onSubmit },
    isSending: isSubmitting,
  };
}
