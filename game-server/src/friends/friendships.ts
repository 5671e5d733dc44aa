import {
  befriend,
  FRIENDS_MAX,
  type FriendAct,
  type Friendship,
  type FriendshipState,
  REQUESTS_MAX,
} from "@diamond-valley/schemas/friends/friendship.ts";
import { refuseAllButDuplicate } from "../database/duplicate.ts";
import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type FriendshipDocument, friendshipModel } from "./friendship-model.ts";

/** Tries of a change, each of which another change may overtake. */
const TRIES = 20;

/** How somebody stands to one other account. */
export interface Known extends Friendship {
  /** The other account. */
  readonly other: string;
  /** What both are told to name it by. */
  readonly line: string;
  readonly since: number;
}

/** Who is whose friend. Calls wait out a restart of the database. */
export interface Friendships {
  prepare(): Promise<void>;
  /** All that there is between an account and others, the youngest first. */
  of(account: string): Promise<Known[]>;
  /** The line of an account's list that has this name, or null. */
  byLine(account: string, line: string): Promise<Known | null>;
  /**
   * Lets `me` act on `other`, and answers what there is then, and whether it was something else before. Repeating is harmless.
   * @throws Problem friend-unknown, friend-already, friends-full, friend-has-no-room
   */
  act(me: string, other: string, act: FriendAct): Promise<{ now: Friendship | null; isNew: boolean }>;
  /** Forgets a deleted account; its friends have one friend less. */
  erase(account: string): Promise<void>;
}

/** The only code that touches the `friendships` collection. */
export function createFriendships({
  connection,
  clock,
  id,
}: Pick<Deps, "connection" | "clock" | "id">): Friendships {
  const pairs = friendshipModel.collection(connection);
  const { version: schemaVersion } = friendshipModel;

  const knownTo = (account: string, { members, line, state, by, since }: FriendshipDocument): Known => ({
    other: members.find((member) => member !== account)!,
    ...{ line, state, by, since },
  });

  async function of(account: string): Promise<Known[]> {
    const found = await retryOnOutage(() => pairs.find({ members: account }).sort({ since: -1 }).toArray());
    return found.map((pair) => knownTo(account, pair));
  }

  /** Writes what comes after `found`, unless that has changed meanwhile: answers whether it did. */
  async function write(
    key: { _id: string; members: string[] },
    found: Friendship | null,
    next: Friendship | null,
  ): Promise<boolean> {
    const since = clock.now();
    const { _id } = key;
    const before = found && { _id, state: found.state, by: found.by };
    if (next === null) return before !== null && (await pairs.deleteOne(before)).deletedCount === 1;
    if (before) return (await pairs.updateOne(before, { $set: { ...next, since } })).matchedCount === 1;
    return pairs
      .insertOne({ ...key, line: id(), ...next, since, schemaVersion })
      .then(() => true, refuseAllButDuplicate);
  }

  const countOf = (account: string, state: FriendshipState, by?: string): Promise<number> =>
    retryOnOutage(() => pairs.countDocuments({ members: account, state, ...(by !== undefined && { by }) }));

  /** Throws where there is no room for one more request of `me` to `other`. */
  async function mayAsk(me: string, other: string): Promise<void> {
    const [mine, sent, theirs, all] = await Promise.all([
      countOf(me, "friends"),
      countOf(me, "asked", me),
      countOf(other, "friends"),
      countOf(other, "asked"),
    ]);
    if (mine >= FRIENDS_MAX || sent >= REQUESTS_MAX) throw new Problem("friends-full");
    if (theirs >= FRIENDS_MAX || all >= 2 * REQUESTS_MAX) throw new Problem("friend-has-no-room");
  }

  /** Takes a new friendship back where one of both has too many now: whoever counts behind its own write lets no two pass. */
  async function holdLimit(
    key: { _id: string; members: string[] },
    me: string,
    other: string,
    before: Friendship,
  ): Promise<void> {
    const [mine, theirs] = await Promise.all([countOf(me, "friends"), countOf(other, "friends")]);
    if (mine <= FRIENDS_MAX && theirs <= FRIENDS_MAX) return;
    await retryOnOutage(() => write(key, { state: "friends", by: before.by }, before));
    throw new Problem(mine > FRIENDS_MAX ? "friends-full" : "friend-has-no-room");
  }

  return {
    prepare: () => friendshipModel.createIndexes(connection),
    of,
    async byLine(account, line) {
      return (await of(account)).find((known) => known.line === line) ?? null;
    },
    async act(me, other, act) {
      const members = [me, other].sort();
      const key = { _id: members.join(" "), members };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = await retryOnOutage(() => pairs.findOne({ _id: key._id }));
        const outcome = befriend(found, act, me);
        if ("refused" in outcome) throw new Problem(outcome.refused);
        const now = outcome.next;
        if (now?.state === found?.state && now?.by === found?.by) return { now, isNew: false };
        if (now?.state === "asked") await mayAsk(me, other);
        if (!(await retryOnOutage(() => write(key, found, now)))) continue;
        if (now?.state === "friends" && found) await holdLimit(key, me, other, found);
        return { now, isNew: true };
      }
      throw new Problem("unavailable");
    },
    async erase(account) {
      await retryOnOutage(() => pairs.deleteMany({ members: account }));
    },
  };
}
