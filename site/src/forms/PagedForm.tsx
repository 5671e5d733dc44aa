import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { ModalName } from "@diamond-valley/web-kit/modal-names.ts";
import type { ReactNode, RefObject, SyntheticEvent } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { type FormPart, type FormTexts, problemsIn } from "./form.ts";

/** A form and how far somebody is in it, as `usePagedForm` has it. */
interface Paged<Input extends FieldValues, Output> {
  slug: string;
  form: UseFormReturn<Input, unknown, Output>;
  errors: object;
  first: number;
  last: number;
  page: number;
  goTo(page: number): void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Why nothing was taken. */
  refusal: ErrorCode | null;
  isSending: boolean;
  /** The page has just come up, and takes no press yet. */
  isSettling: boolean;
  onSubmit(event: SyntheticEvent): unknown;
}

interface Props<Input extends FieldValues, Output> extends Pick<FormPart, "t" | "locale"> {
  texts: FormTexts;
  /** The identifier of the modal that the form stands in the place of, where it is one (spec 1 §2). */
  modal?: ModalName;
  paged: Paged<Input, Output>;
  /** The pages, from the first; each is drawn with what a part of a form needs. */
  pages: readonly { title: string; content(part: FormPart): ReactNode }[];
}

/** The frame of a form over several pages: how far somebody is, the page, Back, Continue and Submit (spec 1 §2). */
export function PagedForm<Input extends FieldValues, Output>({
  t,
  locale,
  texts,
  modal,
  paged,
  pages,
}: Props<Input, Output>) {
  const { slug, form, errors, first, last, page, goTo, heading, refusal, isSending, isSettling, onSubmit } =
    paged;
  const part: FormPart = { t, locale, problem: problemsIn(texts, errors) };
  const submitText = isSending ? t("register.submitting") : t("register.submit");
  return (
    <FormProvider {...form}>
      <form className="card form" noValidate onSubmit={onSubmit} data-form={slug} data-modal={modal}>
        {page > 0 && (
          <p className="form-progress" data-page={page}>
            <span className="form-bar" aria-hidden="true" />
            {t("register.page", { page, total: last })}
          </p>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {pages[page - first]?.title}
        </h2>
        {pages.map(({ title, content }, index) => (
          <div key={title} className="form-page" hidden={index + first !== page}>
            {content(part)}
          </div>
        ))}
        <div role="alert">{refusal && <p className="notice">{texts.errors[refusal].message}</p>}</div>
        <div className="form-buttons">
          {page > first && (
            <button className="button" type="button" onClick={() => goTo(page - 1)}>
              {t("register.back")}
            </button>
          )}
          <button className="button button-main" type="submit" aria-disabled={isSending || isSettling}>
            {page < last ? t("register.continue") : submitText}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
