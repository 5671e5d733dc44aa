import { expect, test } from "vitest";
import en from "../../locales/en/hub.json" with { type: "json" };
import ko from "../../locales/ko/hub.json" with { type: "json" };
import { MAPS } from "../places/maps.fixture.ts";
import { EMOTES } from "../walking/walking.ts";
import { CHARACTERS, OFFERS, talkWith } from "./characters.ts";

/** All text keys of a file, as i18next names them, with their texts. */
function keysOf(texts: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(texts)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === "string") found.set(key, value);
    else for (const [inner, text] of keysOf(value as object, key)) found.set(inner, text);
  }
  return found;
}

test("every character of the maps has something to say, and nobody else does", () => {
  const slugs = Object.values(MAPS).flatMap((map) => map.characters.map(({ slug }) => slug));
  expect(Object.keys(CHARACTERS).sort()).toEqual([...new Set(slugs)].sort());
});

test.each([
  ["ko", ko],
  ["en", en],
])("every line, offer and emote has a text in %s, and every placeholder its number", (_, texts) => {
  const keys = keysOf(texts);
  const wanted = [
    ...Object.values(CHARACTERS).flatMap(({ lines }) => lines),
    ...OFFERS.map((offer) => `offer.${offer}`),
    ...EMOTES.map((emote) => `emote.${emote}`),
  ];
  expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  const talk = [...keys].filter(([key]) => key.startsWith("talk."));
  expect(talk.map(([key]) => key).sort()).toEqual(wanted.filter((key) => key.startsWith("talk.")).sort());
  const { values } = talkWith("fisher")!;
  for (const [key, text] of talk)
    for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(Object.keys(values), key).toContain(name);
});

test("the fisher takes deliveries and trades; a slug from nowhere is nobody", () => {
  expect(talkWith("fisher")?.offers).toEqual(["deliver-fish", "exchange-fish"]);
  expect(talkWith("nobody")).toBeUndefined();
  expect(talkWith("constructor")).toBeUndefined();
});
