import { expect, test } from "vitest";
import { CHARACTERS } from "../characters/characters.ts";
import { localeKeys } from "../locales.fixture.ts";
import { textsOf } from "../places/parts.ts";
import { PLACE_NAMES } from "../places/registry.ts";
import { STORIES } from "./targets.ts";

/** What a speech bubble holds without a scroll bar, in characters and lines. */
const LONGEST = { en: 60, ko: 34 } as const;
const MOST_LINES = 3;

const spaces = new Set(
  [...STORIES.keys()].map((place) => textsOf(PLACE_NAMES.find((name) => name === place)!)),
);

test.each(["en", "ko"] as const)("every line of the story places is short enough in %s", (language) => {
  const long = [...localeKeys(language)].filter(
    ([key, text]) => spaces.has(key.split(":")[0]!) && text.length > LONGEST[language],
  );
  expect(long).toEqual([]);
});

test("nobody says more than three lines at once in a story place", () => {
  const theirs = Object.values(CHARACTERS).filter(({ reactions }) =>
    reactions.some(({ say }) => say.some((key) => spaces.has(key.split(":")[0]!))),
  );
  const all = [
    ...theirs,
    ...[...STORIES.values()].flatMap(({ objects }) =>
      Object.values(objects).map((reactions) => ({ reactions })),
    ),
  ];
  const long = all.flatMap(({ reactions }) => reactions).filter(({ say }) => say.length > MOST_LINES);
  expect(long.map(({ id }) => id)).toEqual([]);
});
