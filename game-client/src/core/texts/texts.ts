import i18next from "i18next";

export type Locale = "ko" | "en";

/** The text of a key such as `bag.title`, or of another feature as `fishing:item.blue`. */
export type Text = (key: string, values?: Record<string, string | number>) => string;

/** Only the texts of the language in use are fetched. */
const LANGUAGES = {
  ko: () => import("./texts.ko.ts"),
  en: () => import("./texts.en.ts"),
} as const;

/** The texts of one language; the game never changes language without leaving the page. */
export async function loadTexts(locale: Locale): Promise<Text> {
  const { texts } = await LANGUAGES[locale]();
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    defaultNS: "game",
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return (key, values) => instance.t(key, values ?? {});
}
