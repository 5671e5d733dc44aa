/** Puts values in the place of `{{name}}` in a mail's text; a value is never read for names itself. */
export function fillMail(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}
