import { PLACE_NAMES, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { describe, expect, test } from "vitest";
import { loadMusic, MUSIC } from "./music.ts";
import { frequencyOf, stepsOf } from "./notes.ts";
import { BAR } from "./theme.ts";

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

test("the music of each place is there, and what nobody wrote is named", async () => {
  for (const place of PLACE_NAMES) expect(await loadMusic(PLACES[place].music), place).toBeDefined();
  await expect(loadMusic("silence")).rejects.toThrow('there is no music "silence"');
});

const pieces = await Promise.all(
  Object.entries(MUSIC).map(async ([file, load]) => [file, await load()] as const),
);

describe.each(pieces)("the music %s", (_, theme) => {
  const length = theme.chords.length * BAR;

  test("has lines as long as its harmony", () => {
    expect([theme.melody.length, theme.answer.length, theme.bass.length]).toEqual([length, length, length]);
  });

  test("is written in notes", () => {
    const notes = [...theme.melody, ...theme.answer, ...theme.bass, ...theme.chords.flat()];
    for (const note of notes) if (note !== null) expect(frequencyOf(note)).toBeGreaterThan(30);
  });

  test("has further lines that go round in it evenly, in notes too", () => {
    for (const { line } of theme.more ?? []) {
      expect(length % line.length).toBe(0);
      for (const note of line) if (note !== null) expect(frequencyOf(note)).toBeGreaterThan(30);
    }
  });
});
