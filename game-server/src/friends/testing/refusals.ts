import type { Deps } from "../../deps.ts";
import type { TestPlayer } from "../../wallet/testing/player.ts";
import { befriend, befriendCrowd, codeOf, FRIENDS, listOf } from "./crowd.ts";

/** How each refusal of the calls about friends comes about, by its code; `player` makes somebody who has registered. */
export function friendRefusals(
  server: { deps: Pick<Deps, "connection"> },
  player: () => Promise<TestPlayer>,
) {
  return {
    async "friend-self"() {
      const alone = await player();
      return alone.call("POST", FRIENDS, { code: await codeOf(alone) });
    },
    "friend-unknown": async () => (await player()).call("POST", FRIENDS, { code: "ZZZZ-ZZZZ" }),
    async "friend-already"() {
      const [one, other] = [await player(), await player()];
      await befriend(one, other);
      return one.call("POST", FRIENDS, { code: await codeOf(other) });
    },
    async "not-watchable"() {
      const [shy, other] = [await player(), await player()];
      await befriend(shy, other);
      await shy.call("PUT", FRIENDS, { watchable: false });
      return other.call("GET", `${FRIENDS}/watch?code=${(await listOf(other)).friends[0]!.code}`);
    },
    async "friends-full"() {
      const [popular, other] = [await player(), await player()];
      await befriendCrowd(server.deps.connection, popular.id);
      return popular.call("POST", FRIENDS, { code: await codeOf(other) });
    },
    async "friend-has-no-room"() {
      const [popular, other] = [await player(), await player()];
      await befriendCrowd(server.deps.connection, popular.id);
      return other.call("POST", FRIENDS, { code: await codeOf(popular) });
    },
  };
}
