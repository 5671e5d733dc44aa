import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ERRORS } from "./errors/catalogue.ts";

const root = join(import.meta.dirname, "../locales");
const features = (language: string) =>
  readdirSync(join(root, language), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort();

type Texts = { [key: string]: string | Texts };

function read(language: string, file: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(join(root, language, file), "utf8")) as Texts));
}

function leaves(texts: Texts, path: string[] = []): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[[...path, key].join("."), value]] : leaves(value, [...path, key]),
  );
}

/** Korean has one form for every number. */
function withoutSingulars(texts: Map<string, string>): string[] {
  return [...texts.keys()]
    .filter((key) => !texts.has(key.replace(/_one$/, "_other")) || !key.endsWith("_one"))
    .sort();
}

const placeholders = (text: string | undefined) => (text?.match(/\{\{\s*[\w-]+\s*\}\}/g) ?? []).sort();

test("both languages have the same features", () => {
  expect(features("en")).toEqual(features("ko"));
});

describe.each(features("ko"))("%s", (file) => {
  const korean = read("ko", file);
  const english = read("en", file);

  test("has the same keys in both languages", () => {
    expect(withoutSingulars(english)).toEqual(withoutSingulars(korean));
  });

  test("has a singular in English wherever it counts", () => {
    const counted = [...english.keys()].filter((key) => key.endsWith("_other"));
    for (const key of counted) expect(english.has(key.replace(/_other$/, "_one")), key).toBe(true);
  });

  test("has no empty text, and none with blanks around it", () => {
    const all = [...korean, ...english];
    expect(all.filter(([, text]) => text.trim() === "" || text !== text.trim())).toEqual([]);
  });

  test("has the same placeholders in both languages", () => {
    for (const [key, text] of korean) {
      expect(placeholders(english.get(key)), key).toEqual(placeholders(text));
    }
  });
});

test("each error of the catalogue has a title, a message and an action, and nothing else has", () => {
  const expected = Object.keys(ERRORS).flatMap((code) => [
    `${code}.title`,
    `${code}.message`,
    `${code}.action`,
  ]);
  expect([...read("ko", "errors.json").keys()].sort()).toEqual(expected.sort());
});
