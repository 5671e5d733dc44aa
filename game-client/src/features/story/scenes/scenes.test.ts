import { CHARACTERS, isCharacter } from "@diamond-valley/schemas/characters/characters.ts";
import en from "@diamond-valley/schemas/locales/en/scenes.json" with { type: "json" };
import ko from "@diamond-valley/schemas/locales/ko/scenes.json" with { type: "json" };
import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { STORIES } from "@diamond-valley/schemas/story/targets.ts";
import { describe, expect, test } from "vitest";
import { pieceDrawing } from "./ScenePicture.tsx";
import { SCENE_MAX, SHOT_TIME } from "./scene.ts";
import { SCENES } from "./scenes.ts";

/** The names of the scenes that content opens. */
const opened = [
  ...JSON.stringify([CHARACTERS, [...STORIES]]).matchAll(/"dialog":"cutscene","name":"([^"]+)"/g),
].map(([, name = ""]) => name);

test("every scene that a story opens is there", () => {
  expect(opened.filter((name) => !(name in SCENES))).toEqual([]);
});

describe.each(Object.entries(SCENES))("%s", (name, shots) => {
  test("is no longer than twenty seconds", () => {
    expect(shots.length * SHOT_TIME).toBeLessThanOrEqual(SCENE_MAX);
  });

  test.each([
    ["ko", ko, 34],
    ["en", en, 60],
  ])("says one line with each picture in %s, and has a title", (_, texts, longest) => {
    const lines = (texts as Record<string, unknown>)[name] as Record<string, string>;
    expect(Object.keys(lines)).toEqual([...shots.map((_, at) => String(at + 1)), "title"]);
    for (const line of Object.values(lines)) expect(line.length, line).toBeLessThanOrEqual(longest);
  });

  test("is drawn of what there is, within its picture", () => {
    for (const { draw, x, y, width } of shots.flatMap(({ pieces }) => pieces)) {
      // Somebody of an act that is still being built is left out.
      if (!draw.startsWith("robot:") || isCharacter(draw.slice("robot:".length)))
        expect(pieceDrawing(draw, randomLook(1))?.width, draw).toBeGreaterThan(0);
      for (const percent of [x, y, width]) expect(percent > 0 && percent <= 100, draw).toBe(true);
    }
  });
});
