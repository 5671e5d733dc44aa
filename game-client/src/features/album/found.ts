import { kindPicture } from "@diamond-valley/art-kit/drawings/album/kind.ts";
import { bestFact, type News } from "@diamond-valley/schemas/album/album.ts";
import { ALBUM } from "@diamond-valley/schemas/album/content.ts";
import type { Game } from "../../core/app/game.ts";
import { sizeOf } from "./sizes.ts";
import { SOUNDS } from "./sounds.ts";
import { ALBUM_TEXTS } from "./texts.ts";

/** What of a game the album needs. */
export type AlbumGame = Pick<Game, "text" | "more"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "$progress" | "toasts">;
};

/** Puts what was found into the album at hand, and tells of it. Rejects where its texts can't be fetched. */
export async function found(game: AlbumGame, news: readonly News[]): Promise<void> {
  const { stores, text, more, sounds } = game;
  const progress = stores.$progress.get();
  const best = Object.fromEntries(news.map(({ kind, size }) => [bestFact(kind), size]));
  if (progress) stores.$progress.set({ ...progress, facts: { ...progress.facts, ...best } });
  await more.file("album", ALBUM_TEXTS);
  for (const { kind: slug, size, isNew } of news) {
    const kind = ALBUM.kinds.find((each) => each.slug === slug);
    // A newer server may know more kinds than this page.
    if (!kind) continue;
    stores.toasts.show({
      tone: "good",
      key: `album:${isNew ? "new" : "record"}.${kind.category}`,
      values: { kind: text(`album:kind.${slug}`), size: sizeOf(kind, size) },
      picture: { piece: kindPicture(kind) },
    });
    if (isNew) sounds.play(SOUNDS.found);
  }
}
