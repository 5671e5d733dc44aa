import { FOUND } from "@diamond-valley/schemas/album/messages.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { ALBUM_TEXTS } from "./texts.ts";

type Found = NonNullable<typeof FOUND.content>;

/** The album of kinds: a page of the bag, and a word behind each catch that is new in it. */
export const ALBUM: Feature = {
  name: "album",
  laterTexts: ALBUM_TEXTS,
  tabs: [
    {
      dialog: "bag",
      key: "album",
      order: 15,
      Tab: lazily(async () => (await import("./AlbumTab.tsx")).AlbumTab),
    },
  ],
  joined(game, { room }) {
    room.onMessage(FOUND.name, ({ news }: Found) => {
      // What can't be fetched now stands in the album all the same.
      import("./found.ts").then(({ found }) => found(game, news)).catch(() => {});
    });
    return undefined;
  },
};
