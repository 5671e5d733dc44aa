import { readFriendCode, showFriendCode } from "@diamond-valley/schemas/friends/code.ts";
import type {
  Friend,
  FriendLine,
  FriendsAnswer,
  WatchAnswer,
} from "@diamond-valley/schemas/friends/contracts.ts";
import { FRIENDS_MAX } from "@diamond-valley/schemas/friends/friendship.ts";
import { FRIENDS_NEWS } from "@diamond-valley/schemas/friends/messages.ts";
import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { readTraits } from "../people/traits.ts";
import { askRoom } from "../rooms/ask-room.ts";
import type { Rooms } from "../rooms/create-rooms.ts";
import type { FriendCodes } from "./friend-codes.ts";
import type { Friendships, Known } from "./friendships.ts";

export interface FriendsParts {
  deps: Pick<Deps, "connection">;
  accounts: Pick<AccountStore, "byId">;
  codes: FriendCodes;
  friendships: Friendships;
  rooms: Pick<Rooms, "seats" | "lastPositions" | "tell">;
}

/** The friends of accounts, as their players see them. */
export interface Friends {
  list(me: string): Promise<FriendsAnswer>;
  /**
   * Asks whose code `typed` is, or agrees with whoever has asked; `typed` may be the code of a line of the list.
   * @throws Problem friend-self, friend-unknown, friend-already, friends-full, friend-has-no-room
   */
  ask(me: string, typed: string): Promise<void>;
  /** Ends what there is with somebody, or blocks it. @throws Problem friend-unknown */
  end(me: string, line: string, block: boolean): Promise<void>;
  /**
   * The next part of what a friend plays, for whoever has `from` ticks of `attempt`: some seconds late, and never of what is to come.
   * @throws Problem friend-unknown for who is no friend, not-watchable
   */
  watch(me: string, line: string, attempt: string | null, from: number): Promise<WatchAnswer>;
  setWatchable(me: string, watchable: boolean): Promise<void>;
  /** Draws another friend code in the place of the one that is shown as `code`. */
  renewCode(me: string, code: string): Promise<void>;
}

export function createFriends({ deps, accounts, codes, friendships, rooms }: FriendsParts): Friends {
  const byName = new Intl.Collator("ko").compare;

  /** What the other of the two may know of it; null for who is blocked by it, and of an account that is being deleted. */
  async function lineOf(me: string, { other, line, state, by }: Known): Promise<FriendLine | null> {
    if (state === "blocked" && by !== me) return null;
    const account = await accounts.byId(other);
    return account && { code: line, name: account.nickname, look: account.look, outfit: account.outfit };
  }

  async function friendsIn(me: string, known: readonly Known[]): Promise<Friend[]> {
    const traits = await readTraits(
      deps,
      known.map(({ other }) => other),
    );
    const mine = await rooms.seats.whereIs(me);
    const friend = async (one: Known): Promise<Friend | null> => {
      const [line, seat, last, watchable] = await Promise.all([
        lineOf(me, one),
        rooms.seats.whereIs(one.other),
        rooms.lastPositions.read(one.other),
        codes.isWatchable(one.other),
      ]);
      const place = seat?.place ?? last?.place ?? null;
      // Private rooms all have the same number, and nobody can go over to another one.
      const hasArea = seat !== null && last?.place === place && !PLACES[seat.place].private;
      return (
        line && {
          ...line,
          ...traits(one.other),
          online: seat !== null,
          place,
          area: hasArea ? last.area : null,
          session: seat && seat.roomId === mine?.roomId ? seat.session : null,
          watchable,
        }
      );
    };
    const friends = (await Promise.all(known.map(friend))).filter((one) => one !== null);
    return friends.sort((a, b) => Number(b.online) - Number(a.online) || byName(a.name, b.name));
  }

  async function byLine(me: string, line: string): Promise<Known> {
    const known = await friendships.byLine(me, line);
    if (!known) throw new Problem("friend-unknown");
    return known;
  }

  /** Whoever is deleted while it is asked is left with nothing that names it. */
  async function forgetGone(...members: string[]): Promise<void> {
    for (const member of members) {
      if (await accounts.byId(member)) continue;
      await friendships.erase(member);
      throw new Problem("friend-unknown");
    }
  }

  async function tell(me: string, other: string, why: "asked" | "accepted"): Promise<void> {
    const name = (await accounts.byId(me))?.nickname ?? "";
    await rooms.tell(other, FRIENDS_NEWS, { why, name });
  }

  return {
    async list(me) {
      const [own, all] = await Promise.all([codes.of(me), friendships.of(me)]);
      const inState = async (is: (known: Known) => boolean): Promise<FriendLine[]> => {
        const lines = await Promise.all(all.filter(is).map((known) => lineOf(me, known)));
        return lines.filter((line) => line !== null);
      };
      const [friends, asking, asked, blocked] = await Promise.all([
        friendsIn(
          me,
          all.filter(({ state }) => state === "friends"),
        ),
        inState(({ state, by }) => state === "asked" && by !== me),
        inState(({ state, by }) => state === "asked" && by === me),
        inState(({ state }) => state === "blocked"),
      ]);
      const { code, watchable } = own;
      return { code: showFriendCode(code), watchable, most: FRIENDS_MAX, friends, asking, asked, blocked };
    },
    async ask(me, typed) {
      const code = readFriendCode(typed);
      const other = code ? await codes.ownerOf(code) : (await byLine(me, typed)).other;
      if (!other || !(await accounts.byId(other))?.registered) throw new Problem("friend-unknown");
      if (other === me) throw new Problem("friend-self");
      const { now, isNew } = await friendships.act(me, other, code ? "ask" : "accept");
      if (!isNew) return;
      await forgetGone(me, other);
      await tell(me, other, now?.state === "friends" ? "accepted" : "asked");
    },
    async end(me, line, block) {
      const { other } = await byLine(me, line);
      await friendships.act(me, other, block ? "block" : "end");
    },
    async watch(me, line, attempt, from) {
      const { other, state } = await byLine(me, line);
      if (state !== "friends") throw new Problem("friend-unknown");
      if (!(await codes.isWatchable(other))) throw new Problem("not-watchable");
      const seat = await rooms.seats.whereIs(other);
      const play = seat && (await askRoom(seat.roomId, "watch", other, me, attempt, from));
      return { play: play ?? null, place: seat?.place ?? null };
    },
    setWatchable: (me, watchable) => codes.setWatchable(me, watchable),
    async renewCode(me, code) {
      await codes.renew(me, readFriendCode(code) ?? "");
    },
  };
}
