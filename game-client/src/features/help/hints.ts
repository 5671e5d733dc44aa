import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { atom, type ReadableAtom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { type HowToPage, perGame } from "../../core/feature.ts";

/** How often it is looked at what helps now, ms. */
const EVERY = 250;

/** A page of the help that is shown beside the play, with its number among those of its chapter. */
export interface Hint {
  readonly page: HowToPage;
  readonly number: number;
  readonly of: number;
}

/** The pages that everybody begins with, and those about one game each. */
export const CHAPTERS = ["basics", "games"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The pages of all features, in order. */
const pagesOf = ({ features }: Pick<Game, "features">): HowToPage[] =>
  features.flatMap(({ howTo }) => howTo ?? []).sort((a, b) => a.order - b.order);

const chapterOf = ({ isBasic = false }: HowToPage): Chapter => (isBasic ? "basics" : "games");

/** The pages of one chapter, in order. */
export const chapter = (name: Chapter, game: Pick<Game, "features">): HowToPage[] =>
  pagesOf(game).filter((page) => chapterOf(page) === name);

/** The first page that helps now and that the player has neither followed nor closed; null for none. */
export function hintFor(pages: readonly HowToPage[], game: Game, closed: ReadonlySet<string>): Hint | null {
  const page = pages.find((each) => !closed.has(each.key) && !each.isDone(game) && each.isNow(game));
  if (!page) return null;
  const beside = pages.filter((each) => chapterOf(each) === chapterOf(page));
  return { page, number: beside.indexOf(page) + 1, of: beside.length };
}

/** The help beside the play: one small card at its moment, none twice. */
export interface Hints {
  readonly $hint: ReadableAtom<Hint | null>;
  /** Closes the card that is shown, for good on this device. */
  close(): void;
  /** Looks again and again at what helps now; answers how to stop. */
  follow(): () => void;
}

export function createHints(game: Game): Hints {
  const pages = pagesOf(game);
  const $hint = atom<Hint | null>(null);
  const closed = new Set(readStored("howToClosed")?.split(" "));

  const look = (): void => {
    const isReady = game.stores.$wallet.get() !== null && game.stores.$place.get() !== null;
    const next = isReady ? hintFor(pages, game, closed) : null;
    if (next?.page !== $hint.get()?.page) $hint.set(next);
  };
  return {
    $hint,
    close() {
      const shown = $hint.get();
      if (!shown) return;
      closed.add(shown.page.key);
      writeStored("howToClosed", [...closed].join(" "));
      look();
    },
    follow() {
      const timer = setInterval(look, EVERY);
      return () => clearInterval(timer);
    },
  };
}

export const hintsOf = perGame(createHints);
