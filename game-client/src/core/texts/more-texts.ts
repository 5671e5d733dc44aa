import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import { STORY_FILES } from "./place-texts.ts";
import type { Locale, LocaleFiles, Translation } from "./texts.ts";

/** Texts that are fetched when they are first needed, once each. What can't be fetched is asked for again. */
export interface MoreTexts {
  /** Adds a locale file: from then on its keys are found under `name`. */
  file(name: string, files: LocaleFiles): Promise<void>;
  /** Adds what is said in a part of the story, or in a place of this name; nothing where nothing is. */
  story(name: string): Promise<void>;
}

export function createMoreTexts(
  locale: Locale,
  { add }: Pick<Translation, "add">,
  stories = STORY_FILES,
): MoreTexts {
  const fetched = new Map<string, Promise<void>>();

  /** The same promise each time, so that a component can wait for it. */
  const once = (name: string, fetch: () => Promise<Texts | null>): Promise<void> => {
    const known = fetched.get(name);
    if (known) return known;
    const fetching = fetch().then((texts) => {
      if (texts) add(name, texts);
    });
    fetched.set(name, fetching);
    fetching.catch(() => fetched.delete(name));
    return fetching;
  };

  return {
    file: (name, files) => once(name, async () => (await files[locale]()).default),
    story: (name) =>
      once(name, async () => {
        const file = stories[`../../../../schemas/locales/${locale}/story/${name}.json`];
        return file ? await file() : null;
      }),
  };
}
