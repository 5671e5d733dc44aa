/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CORE_FILES } from "./core/texts/core-files.ts";
import { type Locale, loadTexts } from "./core/texts/texts.ts";
import { FEATURE_FILES, FEATURES } from "./features/index.ts";
import { WARDROBE_TEXTS } from "./features/wardrobe/texts.ts";

type Texts = { [key: string]: string | Texts };

/** All texts by their whole key, such as `game:bag.title`. */
function flat(texts: Texts, path = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) => {
      const whole = path === "" ? `${key}:` : path.endsWith(":") ? path + key : `${path}.${key}`;
      return typeof value === "string" ? [[whole, value] as const] : [...flat(value, whole)];
    }),
  );
}

const SOURCE = new URL(".", import.meta.url).pathname;
const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(core\/world|build)\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");

/** The keys that the code names, as patterns: a part that is put in at run time may be any word. */
const named = [...code.matchAll(/"([^"\n]+)"|`([^`\n]+)`/g)]
  .map(([, literal, template]) => literal ?? (template ?? "").replace(/\$\{[^}]*\}/g, "@"))
  .filter((key) => /^([a-z]+:)?[a-z@-]+(\.[a-z0-9@-]+)+$/.test(key))
  .map((key) => (key.includes(":") ? key : `game:${key}`))
  .map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll("@", "[\\w.-]+")}$`));

const pathOf = (locale: Locale, name: string): string =>
  join(SOURCE, `../../schemas/locales/${locale}/${name}.json`);
/** What comes with a kind of room has the name of its feature, if it says anything; the rest of that needs an engine to be loaded. */
const fileOf = (locale: Locale, name: string) => async () => ({
  default: JSON.parse(readFileSync(pathOf(locale, name), "utf8")) as Texts,
});
const ROOM_FILES = Object.fromEntries(
  FEATURES.filter(({ inRoom, name }) => inRoom && existsSync(pathOf("en", name))).map(({ name }) => [
    name,
    { ko: fileOf("ko", name), en: fileOf("en", name) },
  ]),
);

/** What is fetched when it is first needed. */
const LATER = [
  "album",
  "hub",
  "story-play",
  "quest-items",
  "scenes",
  "special-event",
  "draws",
  "eggs",
  "hero",
  "teams",
  "boards",
  "community",
  "reports",
  "emote-match",
  "sign-in",
  "people",
  "friends",
];
const LATER_FILES = Object.fromEntries(
  LATER.map((name) => [name, { ko: fileOf("ko", name), en: fileOf("en", name) }]),
);

const FILES = { ...CORE_FILES, ...FEATURE_FILES, ...ROOM_FILES, ...WARDROBE_TEXTS, ...LATER_FILES };

/** All texts of the game in a language. */
async function textsIn(locale: Locale): Promise<Map<string, string>> {
  const read = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => [name, (await file[locale]()).default] as const),
  );
  return flat(Object.fromEntries(read) as Texts);
}

const languages = { ko: await textsIn("ko"), en: await textsIn("en") };

test("both languages say the same things with the same values", () => {
  const valuesOf = (text: string | undefined) =>
    [...(text ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  // Korean has one form for all numbers.
  const plural = [...languages.en.keys()].filter((key) => !languages.ko.has(key) && key.endsWith("_one"));
  for (const key of plural) expect(languages.en.has(key.replace(/_one$/, "_other")), key).toBe(true);
  expect([...languages.ko.keys(), ...plural].sort()).toEqual([...languages.en.keys()].sort());
  for (const [key, text] of languages.en)
    if (!plural.includes(key)) expect(valuesOf(languages.ko.get(key)), key).toEqual(valuesOf(text));
});

test("nothing is left empty", () => {
  for (const texts of Object.values(languages))
    for (const [key, text] of texts) expect(text.trim(), key).not.toBe("");
});

test("every text that the code names is there", () => {
  const literal = [...code.matchAll(/\btext\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
  expect(literal.length).toBeGreaterThan(60);
  for (const key of literal.map((key) => (key.includes(":") ? key : `game:${key}`)))
    expect(languages.en.has(key) || languages.en.has(`${key}_other`), key).toBe(true);
});

test("every text of the game is named by the code", () => {
  const unnamed = [...languages.en.keys()].filter(
    (key) => key.startsWith("game:") && !named.some((pattern) => pattern.test(key)),
  );
  expect(unnamed).toEqual([]);
});

describe.each(["ko", "en"] as const)("the texts in %s", (locale: Locale) => {
  test("are found across features and filled in", async () => {
    const { text } = await loadTexts(locale, FILES);
    expect(text("quest.progress", { count: 3, target: 10 })).toMatch(/3.*10|10.*3/);
    expect(text("places:place.lake")).toBe(languages[locale].get("places:place.lake"));
    expect(text("errors:multiple-tabs.title")).toBe(languages[locale].get("errors:multiple-tabs.title"));
  });
});
