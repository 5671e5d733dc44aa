import { useEffect, useState } from "react";

/** The names of the fields of each page, by its number, in the order in which they stand there. */
export type FormPages<Name extends string> = readonly (readonly Name[])[];

/** The field that stands first among those with a problem, or null. */
export function firstOf<Name extends string>(pages: FormPages<Name>, problems: object): Name | null {
  return pages.flat().find((name) => Object.hasOwn(problems, name)) ?? null;
}

/** The page on which a field stands. */
export function pageOf<Name extends string>(pages: FormPages<Name>, field: Name): number {
  return pages.findIndex((fields) => fields.includes(field));
}

/** Those of the named problems that belong to fields of the form. */
export function problemsOf<Name extends string>(
  pages: FormPages<Name>,
  named: Readonly<Record<string, string>>,
): [Name, string][] {
  return pages.flat().flatMap((name): [Name, string][] => {
    const message = named[name];
    return message === undefined ? [] : [[name, message]];
  });
}

const PAGE = "page";

/** The page of a form that the address asks for; `first` where it asks for none. */
export function askedPage(first: number): number {
  const asked = Number(new URLSearchParams(location.search).get(PAGE));
  return Number.isInteger(asked) && asked > first ? asked : first;
}

function addressOf(page: number, first: number): string {
  const url = new URL(location.href);
  if (page === first) url.searchParams.delete(PAGE);
  else url.searchParams.set(PAGE, String(page));
  return url.pathname + url.search;
}

/** Which page of a form is shown. Pages are steps of the browser's history, so its back button works between them. */
export function useFormPage(start: number, first: number) {
  const [page, setPage] = useState(start);
  useEffect(() => {
    history.replaceState(history.state, "", addressOf(start, first));
    const follow = () => setPage(askedPage(first));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [start, first]);
  const goTo = (wanted: number) => {
    if (wanted === page) return;
    if (wanted > page) history.pushState({ from: page }, "", addressOf(wanted, first));
    // The page was entered from the wanted one, unless a reload began on it.
    else if (history.state?.from === wanted) return history.back();
    else history.replaceState(null, "", addressOf(wanted, first));
    setPage(wanted);
  };
  return [page, goTo] as const;
}
