import { PLACE_NAMES, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { describe, expect, test } from "vitest";
import { frequencyOf, stepsOf } from "./notes.ts";
import { BAR, THEMES } from "./themes.ts";

test("notes have their frequencies", () => {
  expect(frequencyOf("A4")).toBe(440);
  expect(frequencyOf("C4")).toBeCloseTo(261.63, 2);
  expect(frequencyOf("Bb2")).toBeCloseTo(116.54, 2);
  expect(frequencyOf("F#3")).toBeCloseTo(185, 2);
  expect(() => frequencyOf("H4")).toThrow(RangeError);
});

test("a line is read step by step", () => {
  expect(stepsOf("C4 . | E4 .")).toEqual(["C4", null, "E4", null]);
});

test("the music of each place is there", () => {
  for (const place of PLACE_NAMES) expect(Object.keys(THEMES), place).toContain(PLACES[place].music);
});

describe.each(Object.entries(THEMES))("the music %s", (_, theme) => {
  const length = theme.chords.length * BAR;

  test("has lines as long as its harmony", () => {
    expect([theme.melody.length, theme.answer.length, theme.bass.length]).toEqual([length, length, length]);
  });

  test("is written in notes", () => {
    const notes = [...theme.melody, ...theme.answer, ...theme.bass, ...theme.chords.flat()];
    for (const note of notes) if (note !== null) expect(frequencyOf(note)).toBeGreaterThan(30);
  });
});
