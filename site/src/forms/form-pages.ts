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
