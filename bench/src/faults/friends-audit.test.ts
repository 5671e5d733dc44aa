import { FRIENDS_MAX } from "@diamond-valley/schemas/friends/friendship.ts";
import { expect, test } from "vitest";
import { friendFaults } from "./friends-audit.ts";

const pair = (one: string, other: string, state: "asked" | "friends" = "friends") => ({
  members: [one, other],
  state,
});

test("what was acknowledged is there, whoever of both asked", () => {
  expect(friendFaults([pair("ann", "ben"), pair("ann", "cat", "asked")], [["ben", "ann"]])).toEqual([]);
  expect(friendFaults([pair("ann", "cat")], [["ben", "ann"]])).toEqual([
    "ben asked ann, and there is no friendship",
  ]);
});

test("two friendships of the same accounts are one too many, and so is a friend beyond the limit", () => {
  expect(friendFaults([pair("ann", "ben"), pair("ben", "ann", "asked")], [])).toEqual([
    "ann ben stand in two friendships",
  ]);
  const many = Array.from({ length: FRIENDS_MAX + 1 }, (_, index) => pair("ann", `friend${index}`));
  expect(friendFaults(many, [])).toEqual([`ann has ${FRIENDS_MAX + 1} friends`]);
  expect(friendFaults(many.slice(1), [])).toEqual([]);
});
