import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { FRIENDS_MAX } from "@diamond-valley/schemas/friends/friendship.ts";
import type { Connection } from "mongoose";
import type { Session } from "../../testing/sign-in.ts";
import { friendshipModel } from "../friendship-model.ts";

export const FRIENDS = "/game_rpg/friends";

/** Puts an account into `count` friendships with accounts that do not exist: as many as it may have, where unset. */
export async function befriendCrowd(
  connection: Connection,
  account: string,
  count = FRIENDS_MAX,
): Promise<void> {
  const crowd = Array.from({ length: count }, (_, index) => `${account.slice(0, 18)}${100_000 + index}`);
  await friendshipModel.collection(connection).insertMany(
    crowd.map((other, index) => ({
      _id: [account, other].sort().join(" "),
      members: [account, other].sort(),
      line: (index + 1).toString(16).padStart(24, "0"),
      state: "friends" as const,
      by: account,
      since: 1,
      schemaVersion: friendshipModel.version,
    })),
  );
}

export const listOf = async (who: Session): Promise<FriendsAnswer> =>
  (await who.call<FriendsAnswer>("GET", FRIENDS)).body;

/** The friend code of somebody, as it is shown. */
export const codeOf = async (who: Session): Promise<string> => (await listOf(who)).code;

/** Somebody asks by the other's code, and the other agrees. */
export async function befriend(one: Session, other: Session): Promise<void> {
  await one.call("POST", FRIENDS, { code: await codeOf(other) });
  await other.call("POST", FRIENDS, { code: await codeOf(one) });
}
