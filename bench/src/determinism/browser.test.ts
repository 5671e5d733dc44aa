import { replayRecorded } from "@diamond-valley/schemas/games/recorded.ts";
import { MAPS } from "@diamond-valley/schemas/places/maps.fixture.ts";
import { expect, test } from "vitest";
import { chromium, replayIn } from "./engines.ts";

test("recorded runs of every game end in Chromium as they do in Node, and as they were recorded", async () => {
  const { runs } = await replayIn(chromium(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"));
  expect(runs).toEqual(replayRecorded((place) => MAPS[place]));
  expect(runs.filter(({ equal }) => !equal)).toEqual([]);
});
