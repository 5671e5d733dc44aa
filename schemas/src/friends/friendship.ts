import type { ErrorCode } from "../errors/catalogue.ts";

/** Friends that an account may have. */
export const FRIENDS_MAX = 50;
/** Requests that may wait for an account's answer, and those that it may have sent. */
export const REQUESTS_MAX = 50;

/** How two accounts stand to each other: one has asked, both agreed, or one has blocked the other. */
export const FRIENDSHIP_STATES = ["asked", "friends", "blocked"] as const;
export type FriendshipState = (typeof FRIENDSHIP_STATES)[number];

export interface Friendship {
  readonly state: FriendshipState;
  /** Who asked, or who blocked; whoever asked first, of friends. */
  readonly by: string;
}

/** What one of the two may do: ask by a code, agree, end whatever there is (also a block of one's own), or block. */
export type FriendAct = "ask" | "accept" | "end" | "block";

/** What becomes of it: the friendship, null for none any more, or a refusal. */
export type FriendOutcome = { readonly next: Friendship | null } | { readonly refused: ErrorCode };

const refused = (code: ErrorCode): FriendOutcome => ({ refused: code });

/**
 * What becomes of a friendship, null for none, when `me` acts. Both must agree, so nobody is seen by somebody whom they have
 * not accepted; whoever is blocked is told no more than whoever typed a code that is none. Repeating an act changes nothing.
 */
export function befriend(now: Friendship | null, act: FriendAct, me: string): FriendOutcome {
  const isMine = now?.by === me;
  if (now?.state === "blocked" && !isMine) return refused("friend-unknown");
  switch (act) {
    case "ask":
      if (now?.state === "friends") return refused("friend-already");
      if (now?.state === "asked" && !isMine) return { next: { state: "friends", by: now.by } };
      return { next: { state: "asked", by: me } };
    case "accept":
      if (now?.state === "friends") return { next: now };
      if (now?.state === "asked" && !isMine) return { next: { state: "friends", by: now.by } };
      return refused("friend-unknown");
    case "end":
      return now ? { next: null } : refused("friend-unknown");
    case "block":
      return now ? { next: { state: "blocked", by: me } } : refused("friend-unknown");
  }
}
