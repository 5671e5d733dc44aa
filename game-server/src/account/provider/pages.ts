import english from "@diamond-valley/schemas/locales/en/provider.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/provider.json" with { type: "json" };
import { CHOICES, NEW_PERSON, personOf } from "./persons.ts";
import { styleSheet } from "./style.ts";

export type Language = "ko" | "en";

const textsOf = { ko: korean, en: english };

/** The account chooser: one button for each account, no script. `action` is where the choice is posted. */
export function renderChooser(language: Language, action: string): string {
  const texts = textsOf[language];
  const choices = CHOICES.map(({ key, hint }) =>
    choice(hint, key, texts.choices[key], personOf(hint)?.email),
  );
  const body = `
    <h1>${escapeHtml(texts.title)}</h1>
    <p class="lead">${escapeHtml(texts.lead)}</p>
    <form method="post" action="${escapeHtml(action)}">
      <ul>
        ${choices.join("\n")}
        ${choice(NEW_PERSON, NEW_PERSON, texts.choices.new)}
      </ul>
      <button class="back" name="account" value="">${escapeHtml(texts.back)}</button>
    </form>
    <p class="note">${escapeHtml(texts.note)}</p>`;
  return page(language, texts.title, body);
}

/** What the provider shows when it can't even answer the site. `error` is its code. */
export function renderErrorPage(language: Language, error: string): string {
  const texts = textsOf[language];
  const body = `
    <h1>${escapeHtml(texts.error.title)}</h1>
    <p class="lead">${escapeHtml(texts.error.text)}</p>
    <p class="note">${escapeHtml(error)}</p>
    <a class="back" href="/">${escapeHtml(texts.error.back)}</a>`;
  return page(language, texts.error.title, body);
}

interface ChoiceTexts {
  title: string;
  text: string;
}

function choice(hint: string, key: string, { title, text }: ChoiceTexts, email = ""): string {
  return `<li><button class="account ${key}" name="account" value="${escapeHtml(hint)}">
          ${robot}
          <span><strong>${escapeHtml(title)}</strong><em>${escapeHtml(text)}</em>${
            email && `<small>${escapeHtml(email)}</small>`
          }</span>
        </button></li>`;
}

/** A robot's head, in the colour of its tier. */
const robot = `<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <path d="M24 12V5" class="ink"/><circle cx="24" cy="5" r="3" class="head ink"/>
            <rect x="5" y="12" width="38" height="31" rx="13" class="head ink"/>
            <rect x="11" y="20" width="26" height="15" rx="7.5" class="visor"/>
            <circle cx="19" cy="27.5" r="3" class="eye"/><circle cx="29" cy="27.5" r="3" class="eye"/>
          </svg>`;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <style>${styleSheet}</style>
  </head>
  <body>
    <main>${body}
    </main>
  </body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
