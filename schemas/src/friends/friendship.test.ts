import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { befriend, type FriendAct, type Friendship } from "./friendship.ts";

const ME = "me";
const YOU = "you";
const asked = (by: string): Friendship => ({ state: "asked", by });
const friends = (by: string): Friendship => ({ state: "friends", by });
const blocked = (by: string): Friendship => ({ state: "blocked", by });

describe("what becomes of a friendship", () => {
  test.each([
    ["a stranger asks", null, "ask", { next: asked(ME) }],
    ["again", asked(ME), "ask", { next: asked(ME) }],
    ["who was asked asks too", asked(YOU), "ask", { next: friends(YOU) }],
    ["of friends one asks", friends(YOU), "ask", { refused: "friend-already" }],
    ["of whom I blocked", blocked(ME), "ask", { next: asked(ME) }],
    ["of whom blocked me", blocked(YOU), "ask", { refused: "friend-unknown" }],
    ["who was asked agrees", asked(YOU), "accept", { next: friends(YOU) }],
    ["again", friends(YOU), "accept", { next: friends(YOU) }],
    ["whoever asked can't agree in the other's place", asked(ME), "accept", { refused: "friend-unknown" }],
    ["nobody asked", null, "accept", { refused: "friend-unknown" }],
    ["blocked", blocked(YOU), "accept", { refused: "friend-unknown" }],
    ["I take a request back", asked(ME), "end", { next: null }],
    ["I decline", asked(YOU), "end", { next: null }],
    ["I end it", friends(ME), "end", { next: null }],
    ["I unblock", blocked(ME), "end", { next: null }],
    ["a block of the other stays", blocked(YOU), "end", { refused: "friend-unknown" }],
    ["nothing to end", null, "end", { refused: "friend-unknown" }],
    ["I block who asks", asked(YOU), "block", { next: blocked(ME) }],
    ["I block a friend", friends(ME), "block", { next: blocked(ME) }],
    ["again", blocked(ME), "block", { next: blocked(ME) }],
    ["whoever blocked me first", blocked(YOU), "block", { refused: "friend-unknown" }],
  ] as const)("%s", (_, now, act, outcome) => {
    expect(befriend(now, act, ME)).toEqual(outcome);
  });
});

test("whatever two do, they are friends only where both agreed, and a block holds until its owner ends it", () => {
  const step = fc.tuple(
    fc.constantFrom(ME, YOU),
    fc.constantFrom<FriendAct[]>("ask", "accept", "end", "block"),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now: Friendship | null = null;
      const agreed = new Set<string>();
      for (const [who, act] of steps) {
        const before: Friendship | null = now;
        const outcome = befriend(before, act, who);
        if ("refused" in outcome) continue;
        now = outcome.next;
        if (now === null || now.state === "blocked") agreed.clear();
        else if (act === "ask" || act === "accept") agreed.add(who);
        if (now?.state === "friends") expect([...agreed].sort()).toEqual([ME, YOU].sort());
        if (before?.state === "blocked" && now?.state !== "blocked") expect(who).toBe(before.by);
      }
    }),
  );
});
