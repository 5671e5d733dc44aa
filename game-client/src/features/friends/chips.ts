import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { atom } from "nanostores";
import { perGame } from "../../core/feature.ts";

/** What is shown of friends beside the play: requests that wait for an answer, and friends who watch. */
export const chipsOf = perGame(() => ({ $waiting: atom(0), $watched: atom(0) }));

/** The figure of the friend to whom the player walks, between whoever leads there and the world that shows it. */
export interface Followed {
  /** The session by which it is known in this room; null where it is not there. */
  session: string | null;
  /** It was seen there, or was not seen. */
  seen(at: Point | null): void;
  /** The player has come to it. */
  met(): void;
  /** The player has left the game. */
  end(): void;
}

/** Nobody, until somebody is walked to: all that knows more is fetched then. */
export const followedOf = perGame((): Followed => ({ session: null, seen() {}, met() {}, end() {} }));
