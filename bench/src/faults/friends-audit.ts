import {
  type FriendshipDocument,
  friendshipModel,
} from "@diamond-valley/game-server/friends/friendship-model.ts";
import { FRIENDS_MAX } from "@diamond-valley/schemas/friends/friendship.ts";
import type { Connection } from "mongoose";
import type { Journal } from "../bots/journal.ts";
import { accountOf } from "./evidence.ts";

/** A request that was acknowledged: who asked whom, by their accounts. */
type Asked = readonly [asker: string, other: string];

/** What is wrong with friendships: one that was acknowledged and is not there, two of the same accounts, and lists that hold too many. */
export function friendFaults(
  pairs: readonly Pick<FriendshipDocument, "members" | "state">[],
  asked: readonly Asked[],
): string[] {
  const known = new Map<string, number>();
  const friends = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void =>
    void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { members, state } of pairs) {
    count(known, members.toSorted().join(" "));
    if (state === "friends") for (const member of members) count(friends, member);
  }
  return [
    ...asked
      .filter((pair) => !known.has(pair.toSorted().join(" ")))
      .map(([asker, other]) => `${asker} asked ${other}, and there is no friendship`),
    ...[...known].filter(([, times]) => times > 1).map(([pair]) => `${pair} stand in two friendships`),
    ...[...friends]
      .filter(([, many]) => many > FRIENDS_MAX)
      .map(([who, many]) => `${who} has ${many} friends`),
  ];
}

/** The same of a database, for what bots were told. */
export async function auditFriends(
  connection: Connection,
  journals: readonly Pick<Journal, "loginHint" | "asked">[],
): Promise<string[]> {
  const pairs = await friendshipModel.collection(connection).find().toArray();
  const asked = journals.flatMap(({ loginHint, asked }) =>
    [...asked].map(async (other): Promise<Asked> => {
      const accounts = [loginHint, other].map((who) => accountOf(connection, who));
      const [mine, theirs] = await Promise.all(accounts);
      return [mine ?? loginHint, theirs ?? other];
    }),
  );
  return friendFaults(pairs, await Promise.all(asked));
}
