import { type Find, findsOf, type News, newsOf, withFinds } from "@diamond-valley/schemas/album/album.ts";
import type { Deps } from "../deps.ts";
import type { ProgressStore } from "../story/progress.ts";
import type { Attempts, DecidedAttempt } from "../wallet/attempts.ts";

export interface AlbumParts {
  deps: Pick<Deps, "clock" | "log">;
  progress: Pick<ProgressStore, "change">;
  /** Tells a player of what was new. Never throws. */
  tell(account: string, news: readonly News[]): Promise<void>;
}

/** The albums of kinds. They have no value: what is lost in a crash between a payment and its note is found again another day. */
export interface Album {
  /** Notes the kinds of a paid catch, and tells of what was new. Noting it again changes nothing. Never throws. */
  note(paid: Pick<DecidedAttempt, "playerId" | "seed" | "operation">): Promise<void>;
}

export function createAlbum({ deps, progress, tell }: AlbumParts): Album {
  async function keep(account: string, finds: readonly Find[]): Promise<readonly News[]> {
    let news: readonly News[] = [];
    await progress.change(account, (known) => {
      // The rule may be called again where another change came first.
      news = newsOf(known, finds);
      return withFinds(known, finds);
    });
    return news;
  }

  return {
    async note({ playerId, seed, operation }) {
      const finds = findsOf(operation.category, operation.items, seed, deps.clock.now());
      if (finds.length === 0) return;
      try {
        const news = await keep(playerId, finds);
        if (news.length > 0) await tell(playerId, news);
      } catch (error) {
        deps.log.warn({ reason: (error as Error).message }, "finds not noted in the album");
      }
    },
  };
}

/** The same attempts, with what they bring in noted in the album. Nobody's result waits for that. */
export function notedIn(
  album: Album,
  { mint, commit }: Pick<Attempts, "mint" | "commit">,
): Pick<Attempts, "mint" | "commit"> {
  return {
    mint,
    async commit(result, tell) {
      const applied = await commit(result, tell);
      void album.note(result);
      return applied;
    },
  };
}
