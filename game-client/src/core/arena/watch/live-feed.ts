import type { Recording } from "@diamond-valley/schemas/arena/recording.ts";
import { readPart, type WatchedPart } from "@diamond-valley/schemas/arena/watching.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { WatchAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";

/** How often the next part is asked for, ms. */
export const ASK_EVERY = 1_500;

/** It is no friend any more, or does not want to be watched: for good. */
const GONE: ReadonlySet<ErrorCode> = new Set(["friend-unknown", "not-watchable"]);

/** What is known of a watched play beside its parts. */
export type FeedState = "loading" | "waiting" | "playing" | "over" | "lost" | "gone";

export interface FeedParts {
  readonly api: Pick<Api, "call">;
  /** Names the friend in calls. */
  readonly code: string;
  /** The kind of room whose game is shown: what the friend plays elsewhere is not. */
  readonly game: string;
  /** Another attempt has begun, or is seen for the first time; the part's recording follows by `more`. */
  began(part: WatchedPart): void;
  more(recording: Recording): void;
  changed(state: FeedState): void;
}

/** Asks for one part of a friend's play after the other. Answers how to stop. */
export function followPlay({ api, code, game, began, more, changed }: FeedParts): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt: string | null = null;
  let from = 0;
  let state: FeedState = "loading";

  const become = (next: FeedState): void => {
    if (next !== state) changed(next);
    state = next;
  };

  const take = (part: WatchedPart): void => {
    if (part.attempt !== attempt) {
      attempt = part.attempt;
      began(part);
    }
    const recording = readPart(part);
    from = part.to;
    more(recording);
    become(part.isOver ? "over" : "playing");
  };

  const ask = async (): Promise<void> => {
    const query = new URLSearchParams({ code, from: String(from), ...(attempt !== null && { attempt }) });
    try {
      const { play } = await api.call<WatchAnswer>("GET", `/game_rpg/friends/watch?${query}`);
      if (isOver) return;
      if (play?.game === game) take(play);
      // Whoever has just gone out of the room is seen to the end that is known.
      else become(attempt === null ? "waiting" : "over");
    } catch (error) {
      if (isOver) return;
      if (GONE.has(codeOf(error))) return become("gone");
      become("lost");
    }
    timer = setTimeout(() => void ask(), ASK_EVERY);
  };
  void ask();

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
