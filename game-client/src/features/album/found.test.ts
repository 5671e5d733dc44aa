import { bestOf } from "@diamond-valley/schemas/album/album.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { expect, test } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { type AlbumGame, found } from "./found.ts";

function album() {
  const stores = createStores();
  stores.$progress.set(NO_PROGRESS);
  const played: unknown[] = [];
  const game: AlbumGame = {
    stores,
    text: (key) => key,
    more: { file: async () => {}, story: async () => {} },
    sounds: { play: (sound) => void played.push(sound) },
  };
  const toasts = () => stores.toasts.$toasts.get().map(({ key, values }) => ({ key, values }));
  return { stores, game, played, toasts };
}

test("a new kind is told of with its size, and is in the album at once", async () => {
  const { game, stores, played, toasts } = album();
  await found(game, [{ kind: "dew-dace", size: 214, isNew: true }]);
  expect(toasts()).toEqual([
    { key: "album:new.fish", values: { kind: "album:kind.dew-dace", size: "21.4" } },
  ]);
  expect(bestOf(stores.$progress.get()!, "dew-dace")).toBe(214);
  expect(played).toHaveLength(1);
});

test("a record is told of in its own words, ore by its weight, and what this page doesn't know not at all", async () => {
  const { game, played, toasts } = album();
  await found(game, [
    { kind: "dusk-ruby", size: 640, isNew: false },
    { kind: "of-tomorrow", size: 1, isNew: true },
  ]);
  expect(toasts()).toEqual([
    { key: "album:record.ore", values: { kind: "album:kind.dusk-ruby", size: "640" } },
  ]);
  expect(played).toEqual([]);
});
