import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import type { Method } from "@diamond-valley/web-kit/api.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { createReading, type Reading } from "../../core/reading/reading.ts";
import { chipsOf } from "./chips.ts";

const PATH = "/game_rpg/friends";

/** The player's friends, as the server knows them. Each change answers null, or why it was refused. */
export interface OwnFriends {
  readonly reading: Reading<FriendsAnswer>;
  /** Asks whose friend code it is, or agrees with whoever asks on a line of the list. */
  ask(code: string): Promise<ErrorCode | null>;
  /** Ends what there is on a line of the list. */
  end(code: string, block?: boolean): Promise<ErrorCode | null>;
  /** Another friend code in the place of `code`. */
  renew(code: string): Promise<ErrorCode | null>;
  setWatchable(watchable: boolean): Promise<ErrorCode | null>;
}

export function createOwnFriends({ api }: Pick<Game, "api">): OwnFriends {
  const reading = createReading(() => api.call<FriendsAnswer>("GET", PATH));

  async function change(method: Method, body: unknown, path = PATH): Promise<ErrorCode | null> {
    try {
      reading.put(await api.call<FriendsAnswer>(method, path, body));
      return null;
    } catch (error) {
      // What was refused may have changed on the other side, and an answer that got lost may have been a change.
      void reading.refresh();
      return codeOf(error);
    }
  }

  return {
    reading,
    ask: (code) => change("POST", { code }),
    end: (code, block = false) => change("DELETE", block ? { code, block } : { code }),
    renew: (code) => change("POST", { code }, `${PATH}/code`),
    setWatchable: (watchable) => change("PUT", { watchable }),
  };
}

/** The friends of a running game; how many requests wait is shown beside the play. */
export const friendsOf = perGame((game) => {
  const friends = createOwnFriends(game);
  friends.reading.$read.listen(({ value }) => {
    if (value) chipsOf(game).$waiting.set(value.asking.length);
  });
  return friends;
});
