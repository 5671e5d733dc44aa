/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

function flatten(texts: object, path: string, into: Map<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    const key = path.endsWith(":") ? `${path}${name}` : `${path}.${name}`;
    if (typeof value === "string") into.set(key, value);
    else flatten(value as object, key, into);
  }
}

/** Every text of a language, by its key with the namespace: `hub:talk.mayor.1`. */
export function localeKeys(language: "ko" | "en"): ReadonlyMap<string, string> {
  const folder = new URL(`../locales/${language}/`, import.meta.url);
  const keys = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".json"))
      flatten(JSON.parse(readFileSync(new URL(file, folder), "utf8")), `${basename(file, ".json")}:`, keys);
  return keys;
}

/** The names of the placeholders in a text. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
}
