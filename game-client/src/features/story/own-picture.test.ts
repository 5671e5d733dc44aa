import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { expect, test, vi } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { followLook, pictureOf } from "./own-picture.ts";

const ME = { name: "", look: randomLook(3), packed: 7, outfit: 0 };

test("the player is painted once its look is known, and anew where that changes", () => {
  const { $me } = createStores();
  const paint = vi.fn();
  const stop = followLook({ $me }, -1, paint);
  expect(paint).not.toHaveBeenCalled();
  $me.set(ME);
  $me.set({ ...ME, outfit: 2 });
  expect(paint.mock.calls).toEqual([[ME.look]]);
  const look = randomLook(4);
  $me.set({ ...ME, look, packed: 8 });
  expect(paint.mock.lastCall).toEqual([look]);
  stop();
  $me.set(ME);
  expect(paint).toHaveBeenCalledTimes(2);
});

test("who is painted already is not painted again", () => {
  const { $me } = createStores();
  $me.set(ME);
  const paint = vi.fn();
  followLook({ $me }, ME.packed, paint);
  expect(paint).not.toHaveBeenCalled();
});

test("an empty frame hangs there until then", async () => {
  const [empty, mine] = [await pictureOf(null), await pictureOf(ME.look)];
  expect([empty.width, empty.height]).toEqual([mine.width, mine.height]);
  expect(empty.svg.length).toBeLessThan(mine.svg.length);
});
