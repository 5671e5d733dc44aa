import { expect, test } from "vitest";
import { localeKeys } from "../locales.fixture.ts";
import { noteOf } from "./note.ts";
import { NOTES, notesFound } from "./notes.ts";

test("there are eighteen notes (spec 2 §2)", () => {
  expect(NOTES).toHaveLength(18);
});

test("a note is known by the key of what it says", () => {
  expect(noteOf("bronze:note.2")).toEqual({ number: 2, key: "bronze:note.2" });
  for (const key of ["bronze:talk.note", "bronze:note", "bronze:note.x", ""]) expect(noteOf(key)).toBeNull();
});

test("the notes that were read are listed by number, whatever else was done", () => {
  const facts = { "note.10": 1, "note.3": 1, "note.4": 0, "met.mayor": 1 };
  expect(notesFound({ facts })).toEqual([
    { number: 3, texts: "silver", key: "silver:note.3" },
    { number: 10, texts: "diamond", key: "diamond:note.10" },
  ]);
});

test.each(["ko", "en"] as const)("each note that is written in %s stands where the list says", (language) => {
  const written = [...localeKeys(language).keys()].flatMap((key) => noteOf(key) ?? []);
  for (const { number, key } of written) expect(key).toBe(`${NOTES[number - 1]}:note.${number}`);
});
